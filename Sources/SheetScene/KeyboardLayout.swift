import SheetConfiguration

/// The letters of a language's keyboard and the words on it.
struct KeyboardLayout {
    /// From the top down, from left to right.
    let rows: [[String]]
    let space: String
    let enter: String

    /// By the language; Latin letters for those that have no keyboard here.
    init(_ locale: LanguageTag) {
        switch locale.language {
        case "ar": self.init("ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د", "مسافة", "إدخال")
        case "he", "iw": self.init("ק ר א ט ו ן ם פ", "ש ד ג כ ע י ח ל ך ף", "ז ס ב ה נ מ צ ת ץ", "רווח", "אישור")
        case "ru": self.init("й ц у к е н г ш щ з х", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю", "Пробел", "Ввод")
        case "fr": self.init("a z e r t y u i o p", "q s d f g h j k l m", "w x c v b n", "espace", "retour")
        case "de": self.init("q w e r t z u i o p ü", "a s d f g h j k l ö ä", "y x c v b n m", "Leerzeichen", "Return")
        case "es": self.init("q w e r t y u i o p", "a s d f g h j k l ñ", "z x c v b n m", "espacio", "intro")
        case "th": self.init("ๆ ไ ำ พ ะ ั ี ร น ย บ", "ฟ ห ก ด เ ้ ่ า ส ว ง", "ผ ป แ อ ิ ื ท ม ใ ฝ", "วรรค", "ขึ้นบรรทัดใหม่")
        case "ko": self.init("ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ", "ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ", "ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ", "스페이스", "줄바꿈")
        case "hi": self.init("ौ ै ा ी ू ब ह ग द ज ड", "ो े ् ि ु प र क त च ट", "ं म न व ल स य", "स्पेस", "रिटर्न")
        case "ja": self.init("q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "空白", "改行")
        case "zh": self.init("q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "空格", "换行")
        default: self.init("q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m", "space", "return")
        }
    }

    private init(_ first: String, _ second: String, _ third: String, _ space: String, _ enter: String) {
        rows = [first, second, third].map { $0.split(separator: " ").map(String.init) }
        self.space = space
        self.enter = enter
    }
}
