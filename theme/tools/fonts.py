"""Makes theme/fonts from the files that @fontsource-variable ships (both families are OFL-1.1).

    npm pack @fontsource-variable/frank-ruhl-libre @fontsource-variable/heebo   (unpack both)
    python3 theme/tools/fonts.py <frank-ruhl-libre/files> <heebo/files>

Needs fontTools and brotli. Two changes are made: the weight axis keeps only the weights the tokens use, and in Frank Ruhl
Libre every kerning pair with the space is zeroed, which otherwise glues words together ("saywhat").
Prints the metrics from which theme/src/fonts.ts sets the fallback faces.
"""
import os
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = os.path.join(os.path.dirname(__file__), "..", "fonts")


def zero_space_kerning(font):
    space = font.getBestCmap().get(32)
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []:
        for subtable in lookup.SubTable:
            subtable = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if subtable.LookupType != 2 or subtable.Format != 1:
                continue
            for first, pairs in zip(subtable.Coverage.glyphs, subtable.PairSet):
                for record in pairs.PairValueRecord:
                    if space in (first, record.SecondGlyph) and record.Value1 and record.Value1.XAdvance:
                        record.Value1.XAdvance = 0
                        record.Value1.XAdvDevice = None


def make(source, target, weights, is_serif):
    font = TTFont(source)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    if is_serif:
        zero_space_kerning(font)
    font.flavor = "woff2"
    path = os.path.join(OUT, target)
    font.save(path)
    head, hhea, cmap = font["head"], font["hhea"], font.getBestCmap()
    sample = "אבגדהוזחטיכלמנסעפצקרשת " if 0x5D0 in cmap else "the quick brown fox jumps over the lazy dog "
    widths = [font["hmtx"][cmap[ord(c)]][0] for c in sample if ord(c) in cmap]
    print(target, os.path.getsize(path), "bytes; em", head.unitsPerEm, "ascent", hhea.ascent, "descent", hhea.descent,
          "gap", hhea.lineGap, "mean width", round(sum(widths) / len(widths) / head.unitsPerEm, 4))


serif, sans = sys.argv[1:3]
for script in ("latin", "hebrew"):
    make(f"{serif}/frank-ruhl-libre-{script}-wght-normal.woff2", f"frank-ruhl-libre-{script}.woff2", (400, 560), True)
    make(f"{sans}/heebo-{script}-wght-normal.woff2", f"heebo-{script}.woff2", (400, 600), False)
