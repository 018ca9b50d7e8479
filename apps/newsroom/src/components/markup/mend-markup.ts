import { type Bilingual, bilingual, textFor } from '../../bilingual.ts'

const texts = {
  more: bilingual('További műveletek', 'More actions'),
  previous: bilingual('Előző oldal', 'Previous page'),
  next: bilingual('Következő oldal', 'Next page'),
  selectAll: bilingual('Mind kijelölése', 'Select all'),
  clear: bilingual('Törlés', 'Clear'),
  edit: bilingual('Szerkesztés', 'Edit'),
  remove: bilingual('Eltávolítás', 'Remove'),
  select: bilingual('Kijelölés', 'Select'),
  document: bilingual('Mit szerkesztesz', 'What you edit'),
  move: bilingual('Áthelyezés', 'Move'),
}

type Say = (text: Bilingual) => string
type Mend = { selector: string; mend: (element: HTMLElement, say: Say) => void }

const wordsOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** A name by an element that is not there, or says nothing, is no name. */
const isNamed = (element: HTMLElement) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .some((id) => id && wordsOf(document.getElementById(id)))

function label(element: HTMLElement, words: string): void {
  if (!words || isNamed(element) || element.getAttribute('aria-label') === words) return
  element.removeAttribute('aria-labelledby')
  element.setAttribute('aria-label', words)
}

/** By the label of the field that an input is in. */
function labelByField(input: HTMLElement): void {
  const field = input.closest('.field-type')
  const words = field?.querySelector('.field-label')
  if (words && !input.getAttribute('aria-label')) label(input, wordsOf(words))
}

/** What Payload's markup does not say to a screen reader; each is checked by axe on our screens. */
const mends: readonly Mend[] = [
  {
    // A screen has one main part, wherever Payload or a view of ours does not mark it.
    selector: '.template-default__wrap',
    mend: (wrap) => {
      const hasOwn = Boolean(wrap.querySelector('main'))
      if (hasOwn) wrap.removeAttribute('role')
      else wrap.setAttribute('role', 'main')
      // In the main part there is no head of the page.
      for (const header of wrap.querySelectorAll('header'))
        if (hasOwn) header.removeAttribute('role')
        else header.setAttribute('role', 'none')
    },
  },
  {
    selector: '.doc-header',
    mend: (header, say) => {
      if (header.closest('main')) return
      header.setAttribute('role', 'region')
      label(header, say(texts.document))
    },
  },
  // The tabs are buttons in a list without items.
  { selector: '.doc-tabs__tabs', mend: (tabs) => tabs.setAttribute('role', 'group') },
  { selector: 'a.doc-tab[aria-label]', mend: (tab) => label(tab, wordsOf(tab)) },
  // Which language it is, too.
  { selector: '.localizer .popup-button', mend: (button) => label(button, wordsOf(button)) },
  {
    selector: '.popup-button',
    mend: (button, say) => {
      if (!wordsOf(button) && !button.getAttribute('aria-label')) label(button, say(texts.more))
    },
  },
  {
    selector: '.collapsible__drag',
    mend: (handle, say) => {
      const row = wordsOf(handle.parentElement?.querySelector('.collapsible__header-wrap'))
      label(handle, row ? `${say(texts.move)}: ${row}` : say(texts.move))
    },
  },
  // Payload begins with the third level, below the first of the page.
  { selector: '.array-field__title', mend: (heading) => heading.setAttribute('aria-level', '2') },
  { selector: '.clickable-arrow--left', mend: (arrow, say) => label(arrow, say(texts.previous)) },
  { selector: '.clickable-arrow--right', mend: (arrow, say) => label(arrow, say(texts.next)) },
  { selector: '#select-all', mend: (box, say) => label(box, say(texts.selectAll)) },
  {
    selector: 'td input[type="checkbox"]',
    mend: (box, say) => {
      if (box.getAttribute('aria-label')) return
      const row = wordsOf(box.closest('tr')?.querySelector('a, td:nth-child(2)'))
      label(box, `${say(texts.select)}: ${row}`)
    },
  },
  { selector: '.upload-relationship-details__edit', mend: (button, say) => label(button, say(texts.edit)) },
  {
    selector: '.upload-relationship-details__remove',
    mend: (button, say) => label(button, say(texts.remove)),
  },
  { selector: '.rs__input', mend: labelByField },
  // It can be dragged, and has buttons of its own, which a button may not.
  { selector: '.rs__multi-value[role="button"]', mend: (value) => value.setAttribute('role', 'group') },
  { selector: '.date-time-picker input', mend: labelByField },
  { selector: '.ContentEditable__root', mend: labelByField },
  { selector: '.date-time-picker__clear-button', mend: (button, say) => label(button, say(texts.clear)) },
  // Hidden from screen readers, yet stops of the Tab key: the input opens and clears by keys.
  {
    selector: '.rs__indicators [aria-hidden="true"], [aria-hidden="true"] .clear-indicator',
    mend: (indicator) => indicator.setAttribute('tabindex', '-1'),
  },
]

/** Mends what stands on the page now. */
function mendAll(language: string): void {
  const say: Say = (text) => textFor({ i18n: { language } }, text)
  for (const { selector, mend } of mends)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element, say)
  // What is not found has none.
  if (!document.title) document.title = wordsOf(document.querySelector('h1'))
}

const pause = 150

/** Mends the page, and again when something comes onto it. Returns how to stop. */
export function keepMending(language: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      mendAll(language)
    }, pause)
  })
  mendAll(language)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
