"""Makes the web fonts of the site from the published font files. Run by hand; README.md beside it says how."""

import copy
import glob
import logging
import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib import build as build_variable
from fontTools.varLib.instancer import instantiateVariableFont

logging.disable(logging.WARNING)

SOURCES = Path(sys.argv[1]) / "node_modules"
TARGET = Path(__file__).parent.parent / "app" / "brand" / "fonts"

ASCII = set(range(0x20, 0x7F))
LATIN_1 = set(range(0xA0, 0x100))
HUNGARIAN = {*map(ord, "ÁÉÍÓÖŐÚÜŰáéíóöőúüű")}
# The neighbours' letters, and those of the countries that many players come from.
NEIGHBOURS = {*map(ord, "ĄąĆćČčĎďĐđĘęĚěŁłŃńŇňŔŕŘřŚśŠšȘșŞşȚțŢţŤťŮůŹźŻżŽžĂăĽľĹĺĞğİıĖėŲųŪūĮįĒēĪīĀāŅņĶķĻļ")}
MARKS = {*map(ord, "–—‘’‚“”„•…‰‹›€™−←↑→↓")}
TEXT = ASCII | LATIN_1 | HUNGARIAN | NEIGHBOURS | MARKS
# Words beside figures are few: "nap", "cm", the position of a player.
FIGURES_AND_WORDS = ASCII | HUNGARIAN | {*map(ord, "\u00a0–—’…−×°½")}
FIGURES = {*map(ord, "0123456789 .,:/%+-–−\u00a0")}

LETTER_FEATURES = ["kern", "liga", "lnum", "tnum", "pnum", "locl"]


def published(family, style):
    """One complete style, every letter and kerning pair in it."""
    (path,) = glob.glob(f"{SOURCES}/@expo-google-fonts/{family}/{style}/*.ttf")
    return TTFont(path, recalcTimestamp=False)


def cut(font, characters, features=LETTER_FEATURES):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = True
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "meta"]
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def variable(family, light, middle, heavy, weights, characters):
    """Two styles as the ends of one weight axis; the kerning of the style between them serves all."""
    features = [feature for feature in LETTER_FEATURES if feature != "kern"]
    document = DesignSpaceDocument()
    axis = AxisDescriptor()
    axis.name, axis.tag = "Weight", "wght"
    axis.minimum = axis.default = weights[0]
    axis.maximum = weights[1]
    document.addAxis(axis)
    for style, weight in zip((light, heavy), weights):
        source = SourceDescriptor()
        source.name, source.location = style, {"Weight": weight}
        source.font = cut(published(family, style), characters, features)
        document.addSource(source)
    font, _, _ = build_variable(document)
    kerned = cut(published(family, middle), characters)
    assert kerned.getGlyphOrder() == font.getGlyphOrder()
    font["GPOS"] = kerned["GPOS"]
    for table in ("GDEF", "STAT"):
        if table in font:
            del font[table]
    font["head"].modified = font["head"].created
    return font


def kerning_model(character):
    """The letter whose sides a letter with an accent shares."""
    base, *accents = unicodedata.normalize("NFD", chr(character))
    doubled = {"O": "Ö", "o": "ö", "U": "Ü", "u": "ü"}
    return ord(doubled[base] if "\u030b" in accents else base)


def kern_alike(font, models):
    """Gives each new glyph the kerning of its model, on both sides."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            covered = table.Coverage.glyphs
            if table.Format == 2:
                for new, model in models.items():
                    if model in covered:
                        covered.append(new)
                    for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                        if model in classes:
                            classes[new] = classes[model]
            else:
                sets = dict(zip(covered, table.PairSet))
                for pair_set in sets.values():
                    records = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
                    for new, model in models.items():
                        if model in records:
                            record = copy.deepcopy(records[model])
                            record.SecondGlyph = new
                            pair_set.PairValueRecord.append(record)
                    pair_set.PairValueRecord.sort(key=lambda record: font.getGlyphID(record.SecondGlyph))
                for new, model in models.items():
                    if model in sets:
                        sets[new] = copy.deepcopy(sets[model])
                sets = dict(sorted(sets.items(), key=lambda item: font.getGlyphID(item[0])))
                table.PairSet, covered[:] = list(sets.values()), list(sets)
                table.PairSetCount = len(sets)
            covered.sort(key=font.getGlyphID)


def wide_mona(weight, width, characters):
    """One style of the two axes. It is published in slices only: the second slice's letters are put into the first."""
    def slice_of(name):
        path = f"{SOURCES}/@fontsource-variable/mona-sans/files/mona-sans-{name}-standard-normal.woff2"
        return instantiateVariableFont(TTFont(path, recalcTimestamp=False), {"wght": weight, "wdth": width})

    font, further = slice_of("latin"), slice_of("latin-ext")
    have, letters = font.getBestCmap(), further.getBestCmap()
    wanted = {code: letters[code] for code in sorted(characters - set(have)) if code in letters}
    glyphs = further.getGlyphSet()
    for code, name in wanted.items():
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(pen)
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = further["hmtx"][name]
        for table in font["cmap"].tables:
            table.cmap[code] = name
    font.setGlyphOrder(font["glyf"].glyphOrder)
    models = {name: have.get(kerning_model(code)) for code, name in wanted.items()}
    kern_alike(font, {name: model for name, model in models.items() if model and name != model})
    return cut(font, characters)


def rename(font, family):
    """A name the licence reserves may not be borne by a changed font."""
    names = font["name"]
    for record in list(names.names):
        if record.nameID in (1, 4, 6):
            value = family.replace(" ", "") if record.nameID == 6 else family
            names.setName(value, record.nameID, record.platformID, record.platEncID, record.langID)


def save(font, name):
    hyphen = font.getBestCmap().get(0x2D)
    for table in font["cmap"].tables:
        if table.isUnicode() and hyphen:
            for code in (0xAD, 0x2010, 0x2011):
                table.cmap.setdefault(code, hyphen)
    # Smooth at every size, without hints.
    font["gasp"] = newTable("gasp")
    font["gasp"].version, font["gasp"].gaspRange = 1, {0xFFFF: 0x000F}
    font["post"].formatType = 3.0
    font.recalcTimestamp = False
    font.flavor = "woff2"
    path = TARGET / f"{name}.woff2"
    font.save(path)
    print(f"{path.stat().st_size:6d}  {path.name}")


TARGET.mkdir(parents=True, exist_ok=True)
SOFIA, INSTRUMENT, MONA = "sofia-sans-extra-condensed", "instrument-sans", "mona-sans"

save(cut(published(SOFIA, "900Black_Italic"), TEXT), "sofia-sans-xc-900-italic")
save(cut(published(SOFIA, "800ExtraBold"), FIGURES_AND_WORDS), "sofia-sans-xc-800")
# The headlines of the upright face need all letters; a browser loads these only where one of them stands.
save(cut(published(SOFIA, "800ExtraBold"), TEXT - FIGURES_AND_WORDS), "sofia-sans-xc-800-more")
save(cut(published(SOFIA, "600SemiBold"), FIGURES, ["tnum", "lnum"]), "sofia-sans-xc-600-figures")
save(variable(INSTRUMENT, "400Regular", "500Medium", "700Bold", (400, 700), TEXT), "instrument-sans")
italic = [f"{style}_Italic" for style in ("400Regular", "500Medium", "700Bold")]
save(variable(INSTRUMENT, *italic, (400, 700), TEXT), "instrument-sans-italic")

for font, name in (
    (wide_mona(840, 114, TEXT), "lynx-sans-wide-840"),
    (variable(MONA, "400Regular", "600SemiBold", "800ExtraBold", (400, 800), TEXT), "lynx-sans"),
    (variable(MONA, *italic, (400, 700), TEXT), "lynx-sans-italic"),
):
    rename(font, "Lynx Sans")
    save(font, name)
