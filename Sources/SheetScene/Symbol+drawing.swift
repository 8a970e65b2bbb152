import SheetConfiguration

extension Symbol {
    /// One row a symbol.
    var drawing: SymbolDrawing {
        switch self {
        case .airplane:
            SymbolDrawing(
                areas: """
                    M 22.5 12 C 22.5 11 21 10.5 19.4 10.5 L 15 10.5 L 10.2 3 L 8 3 L 10.2 10.5 L 6 10.5 \
                    L 4.1 8 L 2.4 8 L 3.4 12 L 2.4 16 L 4.1 16 L 6 13.5 L 10.2 13.5 L 8 21 L 10.2 21 L 15 13.5 \
                    L 19.4 13.5 C 21 13.5 22.5 13 22.5 12 Z
                    """,
                isDirectional: true
            )
        case .arrowUp: SymbolDrawing(lines: "M 12 20 V 4 M 5.5 10.5 L 12 4 L 18.5 10.5", lineWidth: 2.1)
        case .battery:
            SymbolDrawing(
                lines: "R 1.5 7 18.5 10 3",
                areas: "R 3.6 9.1 14.3 5.8 1.4 R 21.2 10 1.8 4 0.9",
                lineWidth: 1.5
            )
        case .bell:
            SymbolDrawing(
                body: """
                    M 12 2.8 C 8.6 2.8 6.2 5.4 6.2 8.8 C 6.2 13.4 5.2 14.6 4 16.2 C 3.6 16.9 3.9 17.6 4.7 17.6 L 19.3 17.6 \
                    C 20.1 17.6 20.4 16.9 20 16.2 C 18.8 14.6 17.8 13.4 17.8 8.8 C 17.8 5.4 15.4 2.8 12 2.8 Z
                    """,
                lines: "M 9.8 20.2 C 10.4 21.4 13.6 21.4 14.2 20.2"
            )
        case .bluetooth:
            SymbolDrawing(lines: "M 6.8 7.4 L 17 16.4 L 12 20.9 V 3.1 L 17 7.6 L 6.8 16.6", lineWidth: 1.9)
        case .bookmark: SymbolDrawing(body: "M 6.5 3 H 17.5 V 21 L 12 16.4 L 6.5 21 Z")
        case .calendar:
            SymbolDrawing(
                body: "R 3 4.5 18 16.5 3",
                lines: "M 7.5 2.5 V 4.5 M 16.5 2.5 V 4.5",
                cuts: "M 3.6 9.3 H 20.4 M 7.5 13 H 8 M 11.8 13 H 12.3 M 16 13 H 16.5 M 7.5 17 H 8 M 11.8 17 H 12.3"
            )
        case .camera:
            SymbolDrawing(
                body: """
                    M 8.2 5.2 L 7 7 H 4.5 C 3.2 7 2.2 8 2.2 9.3 V 17.5 C 2.2 18.8 3.2 19.8 4.5 19.8 H 19.5 \
                    C 20.8 19.8 21.8 18.8 21.8 17.5 V 9.3 C 21.8 8 20.8 7 19.5 7 H 17 L 15.8 5.2 Z
                    """,
                cuts: "O 12 13 3.8"
            )
        case .car:
            SymbolDrawing(
                body: """
                    M 3 12 L 5.2 6.4 C 5.6 5.5 6.3 5 7.2 5 H 16.8 C 17.7 5 18.4 5.5 18.8 6.4 L 21 12 V 18.5 H 17.5 V 16.5 \
                    H 6.5 V 18.5 H 3 Z
                    """,
                cuts: "M 4.4 11 H 19.6 M 6.6 13.8 H 7.2 M 16.8 13.8 H 17.4"
            )
        case .cart:
            SymbolDrawing(
                lines: "M 2 4 H 4.6 L 7.2 15.4 H 18.4 L 20.8 7.2 H 5.4",
                areas: "O 9 19.4 1.6 O 17 19.4 1.6"
            )
        case .cellularBars:
            SymbolDrawing(areas: "R 2.2 15 3.8 5 1 R 7.5 11.6 3.8 8.4 1 R 12.8 8 3.8 12 1 R 18.1 4.2 3.8 15.8 1")
        case .checkmark: SymbolDrawing(lines: "M 4 13 L 9.4 19 L 20 4.6", lineWidth: 2.6)
        case .circle: SymbolDrawing(body: "O 12 12 9")
        case .clock: SymbolDrawing(body: "O 12 12 9.2", cuts: "M 12 6.4 V 12 H 7.6")
        case .creditCard: SymbolDrawing(body: "R 2 5 20 14 2.6", cuts: "M 2.6 9.6 H 21.4 M 5.6 15.2 H 9.4")
        case .document:
            SymbolDrawing(
                body: """
                    M 13.4 2.6 H 7.4 C 6 2.6 5 3.6 5 5 V 19 C 5 20.4 6 21.4 7.4 21.4 H 16.6 C 18 21.4 19 20.4 19 19 V 8.2 Z
                    """,
                cuts: "M 13.4 2.6 V 8.2 H 19"
            )
        case .ellipsis: SymbolDrawing(areas: "O 5 12 1.9 O 12 12 1.9 O 19 12 1.9")
        case .envelope: SymbolDrawing(body: "R 2 4.8 20 14.4 2.6", cuts: "M 2.8 6.6 L 12 13.4 L 21.2 6.6")
        case .eye:
            SymbolDrawing(
                body:
                    "M 1.6 12 C 4 7.6 7.8 5.4 12 5.4 C 16.2 5.4 20 7.6 22.4 12 C 20 16.4 16.2 18.6 12 18.6 C 7.8 18.6 4 16.4 1.6 12 Z",
                cuts: "O 12 12 3.3"
            )
        case .flag:
            SymbolDrawing(
                body: "M 4.6 4 C 8 2.4 11 5.6 14 5 C 16 4.6 17.6 3.8 19.6 3.6 V 13.4 C 14.6 16 10 11.8 4.6 14 Z",
                lines: "M 4.6 3 V 21.4"
            )
        case .folder:
            SymbolDrawing(
                body: """
                    M 2.2 6.8 C 2.2 5.5 3.2 4.6 4.5 4.6 H 8.6 L 10.8 6.8 H 19.5 C 20.8 6.8 21.8 7.8 21.8 9.1 V 17.1 \
                    C 21.8 18.4 20.8 19.4 19.5 19.4 H 4.5 C 3.2 19.4 2.2 18.4 2.2 17.1 Z
                    """,
                cuts: "M 2.8 9.8 H 21.2"
            )
        case .forkAndKnife:
            SymbolDrawing(
                lines:
                    "M 5 2.6 V 7.4 M 8 2.6 V 21.4 M 11 2.6 V 7.4 M 5 7.4 C 5 9.6 6.2 10.8 8 10.8 C 9.8 10.8 11 9.6 11 7.4 M 17 13.6 V 21.4",
                areas: "M 17 2.6 C 14.8 4.2 14.4 10 15 13.6 H 17.8 V 2.6 Z"
            )
        case .gear:
            SymbolDrawing(
                body: "O 12 12 7",
                lines: """
                    M 12 2.2 V 4.6 M 12 19.4 V 21.8 M 2.2 12 H 4.6 M 19.4 12 H 21.8 M 5.1 5.1 L 6.8 6.8 \
                    M 17.2 17.2 L 18.9 18.9 M 5.1 18.9 L 6.8 17.2 M 17.2 6.8 L 18.9 5.1
                    """,
                cuts: "O 12 12 2.9",
                lineWidth: 2
            )
        case .globe:
            SymbolDrawing(
                body: "O 12 12 9.4",
                cuts: """
                    M 2.8 12 H 21.2 M 12 2.8 C 8.6 5.6 7.6 8.6 7.6 12 C 7.6 15.4 8.6 18.4 12 21.2 \
                    C 15.4 18.4 16.4 15.4 16.4 12 C 16.4 8.6 15.4 5.6 12 2.8
                    """,
                lineWidth: 1.4
            )
        case .hand:
            SymbolDrawing(
                body: """
                    M 7.4 14.6 V 6.4 C 7.4 4.4 10 4.4 10 6.4 V 4.6 C 10 2.6 12.8 2.6 12.8 4.6 V 5.8 C 12.8 4 15.4 4 15.4 5.8 \
                    V 8 C 15.4 6.4 17.8 6.4 17.8 8 V 14.8 C 17.8 19 15.4 21.6 12 21.6 C 8.6 21.6 7.4 19.8 4.4 14.6 \
                    C 3.6 13 5.4 12 6.6 13.4 Z
                    """,
                cuts: "M 10 6.8 V 11.6 M 12.8 6 V 11.4 M 15.4 8 V 12",
                lineWidth: 1.4
            )
        case .heart:
            SymbolDrawing(
                body: """
                    M 12 20.6 C 6 16.6 2.4 13 2.4 8.9 C 2.4 6 4.6 3.8 7.3 3.8 C 9.3 3.8 11 4.9 12 6.8 C 13 4.9 14.7 3.8 16.7 3.8 \
                    C 19.4 3.8 21.6 6 21.6 8.9 C 21.6 13 18 16.6 12 20.6 Z
                    """
            )
        case .hourglass:
            SymbolDrawing(
                body:
                    "M 6.6 3.6 H 17.4 V 6.6 C 17.4 9 12.6 10.8 12.6 12 C 12.6 13.2 17.4 15 17.4 17.4 V 20.4 H 6.6 V 17.4 C 6.6 15 11.4 13.2 11.4 12 C 11.4 10.8 6.6 9 6.6 6.6 Z",
                lines: "M 5 2.8 H 19 M 5 21.2 H 19"
            )
        case .house:
            SymbolDrawing(
                body: "M 4.6 10.6 V 20.4 H 19.4 V 10.6",
                lines: "M 2 11.8 L 12 3.2 L 22 11.8",
                areas: "M 9.8 20.4 V 14.4 H 14.2 V 20.4 Z"
            )
        case .info: SymbolDrawing(body: "O 12 12 9.6", cuts: "M 12 11 V 16.6 M 12 7.4 V 7.5", lineWidth: 1.8)
        case .key:
            SymbolDrawing(body: "O 7.6 12 4.6", lines: "M 12.4 12 H 22 V 15.6 M 17.6 12 V 15", isDirectional: true)
        case .location: SymbolDrawing(body: "M 21 3 L 13.4 21 L 11 13 L 3 10.6 Z", isDirectional: true)
        case .lock:
            SymbolDrawing(
                body: "R 4.8 10.4 14.4 10.8 2.4",
                lines: "M 7.8 10.4 V 7.4 C 7.8 4.8 9.6 2.8 12 2.8 C 14.4 2.8 16.2 4.8 16.2 7.4 V 10.4"
            )
        case .magnifyingGlass: SymbolDrawing(lines: "O 10.2 10.2 6.6 M 15 15 L 20.6 20.6", lineWidth: 2)
        case .map:
            SymbolDrawing(
                body: "M 2.6 6.4 L 9 3.6 L 15 6.4 L 21.4 3.6 V 17.6 L 15 20.4 L 9 17.6 L 2.6 20.4 Z",
                cuts: "M 9 3.8 V 17.4 M 15 6.6 V 20.2"
            )
        case .message:
            SymbolDrawing(
                body: """
                    M 12 3.4 C 6.4 3.4 2 7 2 11.6 C 2 14.4 3.6 16.8 6 18.2 C 6 19.6 5.2 20.8 4.2 21.8 C 6.6 21.6 8.6 20.6 9.8 19.6 \
                    C 10.6 19.7 11.2 19.8 12 19.8 C 17.6 19.8 22 16.2 22 11.6 C 22 7 17.6 3.4 12 3.4 Z
                    """
            )
        case .moon:
            SymbolDrawing(
                body: """
                    M 20.6 14.6 C 19.4 15.2 18 15.5 16.6 15.5 C 11.9 15.5 8.4 12 8.4 7.3 C 8.4 5.9 8.7 4.5 9.3 3.3 \
                    C 5.6 4.6 3 8.1 3 12.2 C 3 17.3 7 21.2 12 21.2 C 16 21.2 19.3 18.5 20.6 14.6 Z
                    """
            )
        case .paperplane:
            SymbolDrawing(
                body: "M 22 2 L 15.2 21.6 L 10.6 13.4 L 2.4 8.8 Z",
                cuts: "M 10.6 13.4 L 22 2",
                isDirectional: true
            )
        case .person:
            SymbolDrawing(
                body:
                    "O 12 7.6 4.2 M 4 20.4 C 4 16.4 7.4 14 12 14 C 16.6 14 20 16.4 20 20.4 C 20 20.9 19.6 21.2 19 21.2 H 5 C 4.4 21.2 4 20.9 4 20.4 Z"
            )
        case .personPair:
            SymbolDrawing(
                body: """
                    O 8.6 8.4 3.6 M 2 19.4 C 2 15.9 4.8 14 8.6 14 C 12.4 14 15.2 15.9 15.2 19.4 Z \
                    M 17.8 19.4 H 22.2 C 22.2 16 19.8 14.2 16.6 14.2
                    """,
                lines: "A 16.2 8.6 3 240 80"
            )
        case .phone:
            SymbolDrawing(
                body: """
                    M 7.4 3 L 9.8 7.8 L 7.6 10 C 8.6 12.6 11.2 15.2 14 16.4 L 16.2 14.2 L 21 16.6 C 20.8 19.4 19.4 21.2 17.4 21.2 \
                    C 10 20.6 3.4 14 2.8 6.6 C 2.8 4.6 4.6 3.2 7.4 3 Z
                    """
            )
        case .photo:
            SymbolDrawing(
                lines: "R 2.2 4.4 19.6 15.2 2.6 M 2.8 17 L 8.4 11.4 L 13.4 16.4 L 16 14 L 21.4 18.4",
                areas: "O 15.6 9 1.9"
            )
        case .pin: SymbolDrawing(body: "O 12 6.6 4.2", lines: "M 12 10.8 V 21.4")
        case .play: SymbolDrawing(body: "M 6.5 3.6 L 20.4 12 L 6.5 20.4 Z")
        case .plus: SymbolDrawing(lines: "M 12 3.4 V 20.6 M 3.4 12 H 20.6", lineWidth: 2)
        case .share:
            SymbolDrawing(
                lines: """
                    M 8.4 8.6 H 5 V 21.4 H 19 V 8.6 H 15.6 M 12 14.6 V 2.2 M 8.2 6 L 12 2.2 L 15.8 6
                    """
            )
        case .speaker:
            SymbolDrawing(
                body: "M 2.6 9.4 H 5.6 L 10.4 5 V 19 L 5.6 14.6 H 2.6 Z",
                lines: "A 10.6 12 4.4 -45 45 A 10.6 12 8.6 -45 45",
                isDirectional: true
            )
        case .squareAndPencil:
            SymbolDrawing(
                lines: """
                    M 12.6 4.6 H 5.6 C 4.2 4.6 3.2 5.6 3.2 7 V 18.6 C 3.2 20 4.2 21 5.6 21 H 17.2 C 18.6 21 19.6 20 19.6 18.6 V 11.6 \
                    M 9 15.2 L 9.8 12.2 L 18.8 3.2 L 21 5.4 L 12 14.4 Z
                    """
            )
        case .star:
            SymbolDrawing(
                body: """
                    M 12 2.6 L 14.8 8.7 L 21.5 9.5 L 16.6 14.1 L 17.9 20.7 L 12 17.4 L 6.1 20.7 L 7.4 14.1 L 2.5 9.5 L 9.2 8.7 Z
                    """
            )
        case .sun:
            SymbolDrawing(
                body: "O 12 12 4",
                lines: """
                    M 12 2 V 4.4 M 12 19.6 V 22 M 2 12 H 4.4 M 19.6 12 H 22 M 4.9 4.9 L 6.6 6.6 M 17.4 17.4 L 19.1 19.1 \
                    M 4.9 19.1 L 6.6 17.4 M 17.4 6.6 L 19.1 4.9
                    """,
                lineWidth: 2
            )
        case .trash:
            SymbolDrawing(
                body:
                    "M 5.4 6 L 6.4 19.6 C 6.5 20.8 7.3 21.6 8.5 21.6 H 15.5 C 16.7 21.6 17.5 20.8 17.6 19.6 L 18.6 6 Z",
                lines: "M 3.4 5.6 H 20.6 M 9 5.2 V 3.6 C 9 2.9 9.5 2.4 10.2 2.4 H 13.8 C 14.5 2.4 15 2.9 15 3.6 V 5.2",
                cuts: "M 9.6 9.4 L 10 18 M 14.4 9.4 L 14 18"
            )
        case .tray:
            SymbolDrawing(
                body: "M 2.6 13 L 6 5.6 H 18 L 21.4 13 V 18.6 H 2.6 Z",
                cuts: "M 2.6 13 H 8 C 8 15 9.8 16.2 12 16.2 C 14.2 16.2 16 15 16 13 H 21.4"
            )
        case .wifi:
            SymbolDrawing(
                lines: "A 12 18.6 5 225 315 A 12 18.6 9.2 225 315 A 12 18.6 13.4 225 315",
                areas: "O 12 18.4 1.8",
                lineWidth: 2.2
            )
        case .xmark: SymbolDrawing(lines: "M 5 5 L 19 19 M 19 5 L 5 19", lineWidth: 2.2)
        }
    }
}
