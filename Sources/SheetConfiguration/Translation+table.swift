extension Translation {
    /// One row a text: English, then each language in the order of ``Language``.
    static let table = """
        Cancel | إلغاء | ביטול | रद्द करें | ยกเลิก | キャンセル | 取消 | 취소 | Abbrechen | Annuler | Cancelar | Отменить
        Done | تم | סיום | पूर्ण | เสร็จ | 完了 | 完成 | 완료 | Fertig | OK | Listo | Готово
        Send | إرسال | שלח | भेजें | ส่ง | 送信 | 发送 | 보내기 | Senden | Envoyer | Enviar | Отправить
        Add | إضافة | הוסף | जोड़ें | เพิ่ม | 追加 | 添加 | 추가 | Hinzufügen | Ajouter | Añadir | Добавить
        Delete | حذف | מחק | मिटाएँ | ลบ | 削除 | 删除 | 삭제 | Löschen | Supprimer | Eliminar | Удалить
        Close | إغلاق | סגור | बंद करें | ปิด | 閉じる | 关闭 | 닫기 | Schließen | Fermer | Cerrar | Закрыть
        Search | بحث | חיפוש | खोजें | ค้นหา | 検索 | 搜索 | 검색 | Suchen | Rechercher | Buscar | Поиск
        On | مفعّل | פועל | चालू | เปิด | オン | 打开 | 켬 | Ein | Activé | Activado | Вкл.
        None | لا شيء | ללא | कोई नहीं | ไม่มี | なし | 无 | 없음 | Ohne | Aucune | Ninguna | Нет
        Never | أبدًا | אף פעם | कभी नहीं | ไม่เลย | しない | 永不 | 안 함 | Nie | Jamais | Nunca | Никогда
        Home | المنزل | בית | घर | บ้าน | ホーム | 主页 | 홈 | Zuhause | Maison | Casa | Дом
        Settings | الإعدادات | הגדרות | सेटिंग्ज़ | การตั้งค่า | 設定 | 设置 | 설정 | Einstellungen | Réglages | Ajustes | Настройки
        Airplane Mode | نمط الطيران | מצב טיסה | हवाई जहाज़ मोड | โหมดเครื่องบิน | 機内モード | 飞行模式 | 에어플레인 모드 | Flugmodus | Mode Avion | Modo avión | Авиарежим
        Mobile Data | بيانات الجوال | נתונים סלולריים | मोबाइल डेटा | ข้อมูลมือถือ | モバイル通信 | 蜂窝网络 | 셀룰러 | Mobiles Netz | Données mobiles | Datos móviles | Сотовая связь
        Notifications | الإشعارات | עדכונים | सूचनाएँ | การแจ้งเตือน | 通知 | 通知 | 알림 | Mitteilungen | Notifications | Notificaciones | Уведомления
        Sounds | الأصوات | צלילים | ध्वनियाँ | เสียง | サウンド | 声音 | 사운드 | Töne | Sons | Sonidos | Звуки
        Focus | التركيز | מיקוד | फ़ोकस | โหมดโฟกัส | 集中モード | 专注模式 | 집중 모드 | Fokus | Concentration | Concentración | Фокусирование
        Screen Time | مدة استخدام الجهاز | זמן מסך | स्क्रीन टाइम | เวลาหน้าจอ | スクリーンタイム | 屏幕使用时间 | 스크린 타임 | Bildschirmzeit | Temps d’écran | Tiempo de uso | Экранное время
        General | عام | כללי | सामान्य | ทั่วไป | 一般 | 通用 | 일반 | Allgemein | Général | General | Основные
        Display & Brightness | الشاشة والإضاءة | מסך ובהירות | डिस्प्ले और ब्राइटनेस | จอภาพและความสว่าง | 画面表示と明るさ | 显示与亮度 | 디스플레이 및 밝기 | Anzeige & Helligkeit | Luminosité et affichage | Pantalla y brillo | Экран и яркость
        Privacy | الخصوصية | פרטיות | गोपनीयता | ความเป็นส่วนตัว | プライバシー | 隐私 | 개인정보 보호 | Datenschutz | Confidentialité | Privacidad | Конфиденциальность
        Battery | البطارية | סוללה | बैटरी | แบตเตอรี่ | バッテリー | 电池 | 배터리 | Batterie | Batterie | Batería | Аккумулятор
        Sound | الصوت | צליל | ध्वनि | เสียง | サウンド | 声音 | 사운드 | Ton | Son | Sonido | Звук
        Ringtone | نغمة الرنين | רינגטון | रिंगटोन | เสียงเรียกเข้า | 着信音 | 电话铃声 | 벨소리 | Klingelton | Sonnerie | Tono de llamada | Рингтон
        Marimba | ماريمبا | מרימבה | मरिम्बा | มาริมบา | マリンバ | 马林巴琴 | 마림바 | Marimba | Marimba | Marimba | Маримба
        Vibration | الاهتزاز | רטט | कंपन | การสั่น | バイブレーション | 振动 | 진동 | Vibration | Vibration | Vibración | Вибрация
        Heartbeat | نبضات القلب | פעימות לב | धड़कन | จังหวะหัวใจ | 心拍 | 心跳 | 심장 박동 | Herzschlag | Battement | Latido | Биение
        Repeat | تكرار | חזרה | दोहराएँ | ทำซ้ำ | 繰り返し | 重复 | 반복 | Wiederholen | Récurrence | Repetir | Повтор
        Snooze | غفوة | נודניק | स्नूज़ | เลื่อนปลุก | スヌーズ | 稍后提醒 | 다시 알림 | Schlummern | Rappel | Repetición | Отложить
        Fade In | تدرّج الصوت | הגברה הדרגתית | धीरे बढ़ाएँ | ค่อยๆ ดังขึ้น | フェードイン | 渐强 | 점점 크게 | Einblenden | Fondu | Aumento gradual | Нарастание
        New Message | رسالة جديدة | הודעה חדשה | नया संदेश | ข้อความใหม่ | 新規メッセージ | 新邮件 | 새로운 메시지 | Neue Nachricht | Nouveau message | Mensaje nuevo | Новое сообщение
        To: | إلى: | אל: | प्रति: | ถึง: | 宛先: | 收件人： | 받는 사람: | An: | À : | Para: | Кому:
        Subject: | الموضوع: | נושא: | विषय: | หัวเรื่อง: | 件名: | 主题： | 제목: | Betreff: | Objet : | Asunto: | Тема:
        Anna | آنا | אנה | आना | แอนนา | アンナ | 安娜 | 안나 | Anna | Anna | Ana | Анна
        Saturday | السبت | שבת | शनिवार | วันเสาร์ | 土曜日 | 星期六 | 토요일 | Samstag | Samedi | Sábado | Суббота
        Are we still on for the weekend? | هل ما زلنا على موعدنا في نهاية الأسبوع؟ | אנחנו עדיין נפגשים בסוף השבוע? | क्या सप्ताहांत की योजना अब भी पक्की है? | สุดสัปดาห์นี้เรายังนัดกันอยู่ไหม | 週末の予定はそのままでいい？ | 周末的安排不变吧？ | 주말 약속 그대로인 거지? | Bleibt es beim Wochenende? | C’est toujours bon pour ce week-end ? | ¿Seguimos en pie para el fin de semana? | Наши планы на выходные в силе?
        New Event | حدث جديد | אירוע חדש | नया इवेंट | กิจกรรมใหม่ | 新規イベント | 新建日程 | 새로운 이벤트 | Neues Ereignis | Nouvel événement | Evento nuevo | Новое событие
        Title | العنوان | כותרת | शीर्षक | ชื่อ | タイトル | 标题 | 제목 | Titel | Titre | Título | Название
        Location | الموقع | מיקום | स्थान | ตำแหน่งที่ตั้ง | 場所 | 位置 | 위치 | Ort | Lieu | Ubicación | Место
        All-Day | طوال اليوم | כל היום | पूरे दिन | ทั้งวัน | 終日 | 全天 | 하루 종일 | Ganztägig | Jour entier | Todo el día | Весь день
        Starts | يبدأ | מתחיל | प्रारंभ | เริ่ม | 開始 | 开始 | 시작 | Beginn | Début | Empieza | Начало
        Ends | ينتهي | מסתיים | समाप्त | สิ้นสุด | 終了 | 结束 | 종료 | Ende | Fin | Termina | Конец
        Delete this photo? | حذف هذه الصورة؟ | למחוק את התמונה? | यह तस्वीर मिटाएँ? | ลบรูปภาพนี้ใช่ไหม | この写真を削除しますか？ | 删除这张照片？ | 이 사진을 삭제하겠습니까? | Dieses Foto löschen? | Supprimer cette photo ? | ¿Eliminar esta foto? | Удалить это фото?
        This cannot be undone. | لا يمكن التراجع عن ذلك. | לא ניתן לבטל פעולה זו. | इसे वापस नहीं लाया जा सकता। | การกระทำนี้ไม่สามารถย้อนกลับได้ | この操作は取り消せません。 | 此操作无法撤销。 | 이 동작은 취소할 수 없습니다. | Das kann nicht widerrufen werden. | Cette action est irréversible. | Esta acción no se puede deshacer. | Это действие нельзя отменить.
        The photos from the lake are here. | وصلت صور البحيرة. | התמונות מהאגם הגיעו. | झील की तस्वीरें आ गई हैं। | รูปจากทะเลสาบมาแล้ว | 湖の写真が届きました。 | 湖边的照片来了。 | 호수에서 찍은 사진이 왔어요. | Die Fotos vom See sind da. | Les photos du lac sont là. | Ya están las fotos del lago. | Фотографии с озера уже здесь.
        Thank you all, that was a lovely evening. | شكرًا لكم جميعًا، كانت أمسية رائعة. | תודה לכולם, היה ערב נהדר. | आप सबका धन्यवाद, बहुत अच्छी शाम थी। | ขอบคุณทุกคน เป็นค่ำคืนที่ดีมาก | みんなありがとう、素敵な夜でした。 | 谢谢大家，昨晚非常愉快。 | 모두 고마워요, 멋진 저녁이었어요. | Danke euch allen, das war ein schöner Abend. | Merci à tous, c’était une belle soirée. | Gracias a todos, fue una noche preciosa. | Спасибо всем, это был чудесный вечер.
        See you tomorrow at nine. | أراك غدًا في التاسعة. | נתראה מחר בתשע. | कल नौ बजे मिलते हैं। | เจอกันพรุ่งนี้เก้าโมง | 明日9時に会いましょう。 | 明天九点见。 | 내일 아홉 시에 봐요. | Bis morgen um neun. | À demain, neuf heures. | Nos vemos mañana a las nueve. | До завтра, в девять.
        Modal | نافذة | חלון | मोडल | หน้าต่าง | モーダル | 模态 | 모달 | Modal | Fenêtre | Modal | Окно
        """
}
