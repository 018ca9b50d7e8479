import { type Bilingual, bilingual } from '../bilingual.ts'

type HardCoded = {
  /** Never a class of Payload's: those change with its versions. */
  selector: string
  /** Without it the element's text is meant. */
  attribute?: 'aria-label'
  words: Bilingual
}

/** An element with this name. Once it is renamed, the selector no longer finds it. */
const named = (english: string, hu: string, en = english): HardCoded => ({
  selector: `[aria-label="${english}"]`,
  attribute: 'aria-label',
  words: bilingual(hu, en),
})

/** An icon of the text editor's toolbar, which has no name at all. */
const icon = (key: string, hu: string, en: string): HardCoded => ({
  selector: `[data-button-key="${key}"]:not([aria-label])`,
  attribute: 'aria-label',
  words: bilingual(hu, en),
})

/** A line of the menu that a table's cell opens. */
const ofTable = (id: string, hu: string, en: string): HardCoded => ({
  selector: `[data-test-id="table-${id}"]`,
  words: bilingual(hu, en),
})

/** Words that Payload and its libraries have in their code, where no catalogue reaches them. */
export const hardCoded: readonly HardCoded[] = [
  { selector: '[id*="lexical-table-create-"] h2', words: bilingual('Új táblázat', 'New table') },
  ofTable('merge-cells', 'Cellák egyesítése', 'Merge cells'),
  ofTable('unmerge-cells', 'Cellák szétválasztása', 'Unmerge cells'),
  ofTable('row-striping', 'Csíkos sorok be vagy ki', 'Striped rows on or off'),
  ofTable('freeze-first-column', 'Első oszlop rögzítése be vagy ki', 'Fixed first column on or off'),
  ofTable('insert-row-above', 'Új sor fölé', 'New row above'),
  ofTable('insert-row-below', 'Új sor alá', 'New row below'),
  ofTable('insert-column-before', 'Új oszlop elé', 'New column before'),
  ofTable('insert-column-after', 'Új oszlop mögé', 'New column after'),
  ofTable('delete-columns', 'Oszlop törlése', 'Delete column'),
  ofTable('delete-rows', 'Sor törlése', 'Delete row'),
  ofTable('delete', 'Táblázat törlése', 'Delete table'),
  ofTable('row-header', 'Fejléc a sorban be vagy ki', 'Header row on or off'),
  ofTable('column-header', 'Fejléc az oszlopban be vagy ki', 'Header column on or off'),
  named('Add Row', 'Új sor', 'New row'),
  named('Add Column', 'Új oszlop', 'New column'),
  named('Add block', 'Beszúrás ide', 'Insert here'),
  named('Drag to move', 'Húzd máshová'),
  named('Insert Paragraph', 'Új bekezdés a végére', 'New paragraph at the end'),
  named('Edit link', 'Link szerkesztése'),
  named('Remove link', 'Link kivétele'),
  named('text dropdown', 'Szövegfajta', 'Kind of text'),
  named('add dropdown', 'Beszúrás', 'Insert'),
  named('blocks dropdown', 'Blokk', 'Block'),
  icon('bold', 'Félkövér', 'Bold'),
  icon('italic', 'Dőlt', 'Italic'),
  icon('underline', 'Aláhúzott', 'Underlined'),
  icon('strikethrough', 'Áthúzott', 'Struck through'),
  icon('subscript', 'Alsó index', 'Subscript'),
  icon('superscript', 'Felső index', 'Superscript'),
  icon('link', 'Link', 'Link'),
  icon('unorderedList', 'Felsorolás', 'List'),
  icon('orderedList', 'Számozott lista', 'Numbered list'),
  icon('blockquote', 'Egyszerű idézet', 'Plain quotation'),
  named('Previous Month', 'Előző hónap'),
  named('Next Month', 'Következő hónap'),
  named('Previous Year', 'Előző év'),
  named('Next Year', 'Következő év'),
  { selector: '.react-datepicker-time__header', words: bilingual('Idő', 'Time') },
  // Of a version's comparison.
  named('Collapse', 'Összecsukás'),
  named('Expand', 'Kinyitás'),
  named('Close toast', 'Üzenet bezárása', 'Close message'),
  named('Notifications alt+T', 'Üzenetek (Alt+T)', 'Messages (Alt+T)'),
  {
    selector: '[id^="DndDescribedBy"]',
    words: bilingual(
      'Szóközzel felveszed, a nyilakkal arrébb viszed, újabb szóközzel leteszed. Az Esc visszateszi.',
      'Space picks it up, the arrows move it, space again puts it down. Escape puts it back.',
    ),
  },
]
