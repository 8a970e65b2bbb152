print("sheetreel")
