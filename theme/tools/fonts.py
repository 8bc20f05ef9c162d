"""Makes theme/fonts out of the files that Fontsource ships, and measures the fallback faces of theme/src/fontFaces.ts.

    npm pack @fontsource-variable/frank-ruhl-libre @fontsource-variable/heebo @fontsource/tinos @fontsource/arimo \\
      @fontsource/noto-serif @fontsource/roboto @fontsource/noto-serif-hebrew @fontsource/noto-sans-hebrew
    (unpack them beside one another, each into a folder of its name: frank-ruhl-libre, heebo, tinos and so on)
    python3 theme/tools/fonts.py <that folder>

Needs fontTools and brotli. All families are free (OFL-1.1, Apache-2.0). Two changes are made to ours: the weight axis
keeps only the weights that the tokens use, and in Frank Ruhl Libre every kerning pair with the space is zeroed, which
otherwise glues words together ("saywhat").

Tinos and Arimo have the metrics of Times New Roman and Arial, which visitors have; the others are Android's. Before our fonts arrive
they are stretched by the ratio of mean letter widths, so that lines break where they will break; ascent and descent are ours,
divided by it. The ratio of the spaces is printed beside it: Hebrew files have none.
"""

import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = os.path.join(os.path.dirname(__file__), "..", "fonts")

# Ordinary text, for letters in their natural shares.
SAMPLE = {
    "latin": "Stet drafts, reviews, analyses and proofreads legal documents in your word processor, your e-mail and your "
    "browser. Every edit arrives as a tracked change with its source beside it. None of them counts until you accept it.",
    "hebrew": "מנסח סוקר מנתח ומגיה מסמכים משפטיים במעבד התמלילים בדואר ובדפדפן כל תיקון מגיע כשינוי במעקב והמקור שלו לצידו "
    "שום תיקון אינו נכנס לפני שקיבלתם אותו".replace(" ", ""),
}


def pairs_with_space(font):
    space = font.getBestCmap().get(32)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if subtable.LookupType != 2 or subtable.Format != 1:
                continue
            for first, pairs in zip(subtable.Coverage.glyphs, subtable.PairSet):
                for record in pairs.PairValueRecord:
                    if space in (first, record.SecondGlyph) and record.Value1 and record.Value1.XAdvance:
                        yield record.Value1


def width(font, character):
    """In em; none if the font lacks the character."""
    glyph = font.getBestCmap().get(ord(character))
    return glyph and font["hmtx"][glyph][0] / font["head"].unitsPerEm


def mean_width(font, text):
    """In em, over the letters that the font has."""
    widths = [one for one in (width(font, letter) for letter in text) if one]
    return sum(widths) / len(widths)


def make(folder, family, script, weights, usual, fallbacks):
    font = TTFont(f"{folder}/{family}/files/{family}-{script}-wght-normal.woff2", recalcTimestamp=False)
    instancer.instantiateVariableFont(font, {"wght": weights}, inplace=True)
    if "GPOS" in font:
        for value in list(pairs_with_space(font)):
            value.XAdvance, value.XAdvDevice = 0, None
        assert not list(pairs_with_space(font))
    font.flavor = "woff2"
    target = os.path.join(OUT, f"{family}-{script}.woff2")
    font.save(target)

    seen = instancer.instantiateVariableFont(font, {"wght": usual})
    em = font["head"].unitsPerEm
    print(
        f"{os.path.basename(target)}: {os.path.getsize(target)} bytes, "
        f"ascent {font['hhea'].ascent / em:.1%}, descent {-font['hhea'].descent / em:.1%}"
    )
    for fallback in fallbacks:
        theirs = TTFont(f"{folder}/{fallback}/files/{fallback}-{script}-400-normal.woff2")
        ratio = mean_width(seen, SAMPLE[script]) / mean_width(theirs, SAMPLE[script])
        space = f", of its space {width(seen, ' ') / width(theirs, ' '):.1%}" if script == "latin" else ""
        print(f"  size-adjust of {fallback}: {ratio:.1%}{space}")


android = {"latin": ("noto-serif", "roboto"), "hebrew": ("noto-serif-hebrew", "noto-sans-hebrew")}
for script, (serif, sans) in android.items():
    make(sys.argv[1], "frank-ruhl-libre", script, (400, 560), 400, ["tinos", serif])
    make(sys.argv[1], "heebo", script, (400, 600), 400, ["arimo", sans])
