/**
 * Every class of Payload's that our styles, scripts and test helpers name. They are private: an upgrade may rename them.
 * `e2e/payload-classes.spec.ts` opens the screens and says which are gone; a unit test says which are missing here.
 */
export type PayloadClass = {
  /** As we use it: one class, or more where one alone says too little. */
  selector: string
  /** A screen of the e2e spec. */
  where: Screen
  why: string
}

/** The screens, each with its steps in the e2e spec. */
export type Screen =
  | 'list'
  | 'list on a phone'
  | 'languages of a list'
  | 'empty list'
  | 'new article'
  | 'refused article'
  | 'article'
  | 'article on a phone'
  | 'article with a cover'
  | 'menu of an article'
  | 'saved article'
  | 'locked article'
  | 'read-only article'
  | 'list in a drawer'
  | 'competition'
  | 'menu'
  | 'date picker'
  | 'trash'
  | 'document in the trash'

export const payloadClasses: readonly PayloadClass[] = [
  // The frame
  { selector: '.template-default', where: 'list', why: 'our navigation has its own column' },
  { selector: '.template-default__nav-toggler-wrapper', where: 'list', why: 'our navigation has its button' },
  { selector: '.template-default__wrap', where: 'list', why: 'marked as the main part' },
  { selector: '.app-header', where: 'list', why: 'ink on a phone and above a document' },
  {
    selector: '.app-header__mobile-nav-toggler',
    where: 'list on a phone',
    why: 'our navigation has its button',
  },
  { selector: '.app-header__content', where: 'list', why: 'room for our button' },
  { selector: '.app-header__account', where: 'list', why: 'large enough for a thumb' },
  { selector: '.app-header__actions-wrapper', where: 'list', why: 'room between the links' },
  { selector: '.app-header__step-nav-wrapper', where: 'list', why: 'a long title must not widen the page' },
  { selector: '.step-nav', where: 'article', why: 'the way back, in the bar’s colours' },
  { selector: '.step-nav__home', where: 'article', why: 'the crest, only where the navigation is closed' },
  { selector: '.step-nav__last', where: 'article', why: 'where one is' },
  { selector: '.localizer-button', where: 'list', why: 'the language of the content, in the bar’s colours' },
  { selector: '.localizer-button__label', where: 'list', why: 'the same' },
  {
    selector: '.localizer__locale-code',
    where: 'languages of a list',
    why: 'unsaved text is kept before it changes',
  },
  { selector: '.gutter', where: 'list', why: 'titles of our views in the display face' },
  { selector: '.app-header__localizer.localizer', where: 'list', why: 'beside the larger account button' },
  // Titles and buttons
  { selector: '.list-header', where: 'list', why: 'room above the title' },
  { selector: '.list-header__content', where: 'list', why: 'its buttons fit a phone' },
  { selector: '.list-header__actions', where: 'list', why: 'large enough for a thumb' },
  { selector: '.doc-header', where: 'article', why: 'a smaller title; marked as a region' },
  { selector: '.doc-tabs__tabs', where: 'article', why: 'marked as a group: it has no items' },
  { selector: '.doc-tab', where: 'article', why: 'its name says what it shows' },
  { selector: '.list-header__title', where: 'list', why: 'the display face' },
  { selector: '.render-title', where: 'article', why: 'the display face' },
  { selector: '.btn', where: 'list', why: 'the text face' },
  { selector: '.btn--style-primary', where: 'article', why: 'the club’s colour and cut' },
  { selector: '.btn--style-secondary', where: 'document in the trash', why: 'the club’s lines' },
  { selector: '.btn--disabled', where: 'article', why: 'says that it cannot be pressed' },
  // Fields
  { selector: 'label.field-label', where: 'article', why: 'size and weight' },
  { selector: '.field-description', where: 'article', why: 'size and colour' },
  { selector: '.field-type', where: 'article', why: 'size of inputs, and the mark of a refused one' },
  { selector: '.field-type__wrap', where: 'article', why: 'the other language beside, the reason below' },
  { selector: '.field-type.error', where: 'refused article', why: 'a thick edge' },
  { selector: '.field-error.tooltip', where: 'refused article', why: 'the reason under the field' },
  { selector: '.checkbox-input__input', where: 'list', why: 'a line that is seen' },
  { selector: '.textarea-outer', where: 'article', why: 'the other language beside it' },
  { selector: '.react-select', where: 'article', why: 'as high as other inputs' },
  { selector: '.rs__control', where: 'article', why: 'as high as other inputs' },
  { selector: '.rs__control--is-focused', where: 'new article', why: 'the ring is around the whole input' },
  { selector: '.rs__indicators', where: 'article', why: 'no stops of the Tab key' },
  { selector: '.clear-indicator', where: 'article', why: 'no stop of the Tab key' },
  { selector: '.rs__input-container', where: 'article', why: 'large enough for a thumb' },
  { selector: '.rs__input', where: 'article', why: 'the ring is around the whole input' },
  { selector: '.rich-text-lexical', where: 'article', why: 'the mark of a refused text' },
  { selector: '.rich-text-lexical__wrap', where: 'article', why: 'the other language beside it' },
  { selector: '.ContentEditable__root', where: 'article', why: 'gets the name of its field' },
  { selector: '.editor-container', where: 'article', why: 'the other language beside it' },
  { selector: '.fixed-toolbar', where: 'article', why: 'above both languages' },
  { selector: '.tabs-field__tab-button', where: 'article', why: 'size and line' },
  { selector: '.tabs-field__tab-button--active', where: 'article', why: 'a 3 px line' },
  { selector: '.tabs-field__tab-button--has-error', where: 'refused article', why: 'the tab with the error' },
  { selector: '.rs__multi-value', where: 'competition', why: 'no button around buttons' },
  { selector: '.multi-value-remove', where: 'competition', why: 'large enough for a thumb' },
  { selector: '#field-tie_rules .multi-value-label', where: 'competition', why: 'rules in full' },
  { selector: '.collapsible__drag', where: 'menu', why: 'gets a name' },
  { selector: '.collapsible__header-wrap', where: 'menu', why: 'the name of a row' },
  { selector: '.array-field__title', where: 'menu', why: 'its level in the order of the page' },
  { selector: '.array-actions__button', where: 'menu', why: 'large enough for a thumb' },
  { selector: '.upload-relationship-details__edit', where: 'article with a cover', why: 'gets a name' },
  { selector: '.upload-relationship-details__remove', where: 'article with a cover', why: 'gets a name' },
  { selector: '.date-time-picker', where: 'date picker', why: 'gets the name of its field' },
  { selector: '.date-time-picker__clear-button', where: 'date picker', why: 'gets a name' },
  { selector: '.react-datepicker-time__header', where: 'date picker', why: 'its word is English' },
  // A document
  { selector: '.doc-controls', where: 'article', why: 'a white bar' },
  { selector: '.doc-controls__content', where: 'article', why: 'wraps on a phone' },
  { selector: '.doc-controls__meta', where: 'article', why: 'wraps on a phone' },
  { selector: '.doc-controls__divider', where: 'article', why: 'the bar has its own line' },
  { selector: '.doc-controls__controls', where: 'article', why: 'the bottom bar of a phone' },
  {
    selector: '.doc-controls__controls-wrapper',
    where: 'article on a phone',
    why: 'the bottom bar of a phone',
  },
  { selector: '.doc-controls__dots', where: 'article', why: 'as high as its neighbours' },
  {
    selector: '.doc-controls__list-item .autosave',
    where: 'article',
    why: 'ours also says when saving fails',
  },
  { selector: '.document-fields__edit', where: 'article', why: 'less room above' },
  { selector: '.document-fields__fields > .tabs-field', where: 'article', why: 'less room above' },
  { selector: '.document-fields', where: 'article', why: 'the sidebar below the text under 1200 px' },
  { selector: '.document-fields--has-sidebar', where: 'article', why: 'a sidebar of 372 px' },
  { selector: '.document-fields__sidebar', where: 'article', why: 'room above the bottom bar' },
  { selector: '.document-fields__sidebar-fields', where: 'article', why: 'room around' },
  { selector: '.document-fields__sidebar-wrap', where: 'article', why: 'white, under a line' },
  { selector: '.popup-button', where: 'article', why: 'gets a name' },
  { selector: '.popup__content', where: 'menu of an article', why: 'a line instead of a shadow' },
  { selector: '.popup-button-list', where: 'menu of an article', why: 'our own item deletes' },
  { selector: '.payload-toast-item.toast-success', where: 'saved article', why: 'helpers wait for it' },
  // Lists
  { selector: '.list-create-new-doc__create-new-button', where: 'list', why: 'the club’s colour and cut' },
  { selector: '.list-controls', where: 'list', why: 'its buttons are large enough for a thumb' },
  { selector: '.sort-column__button', where: 'list', why: 'large enough' },
  { selector: '.clickable-arrow--left', where: 'list', why: 'gets a name' },
  { selector: '.clickable-arrow--right', where: 'list', why: 'gets a name' },
  { selector: '.table', where: 'list', why: 'heads under a 3 px line' },
  { selector: '.pill', where: 'list', why: 'size and weight' },
  { selector: '.no-results', where: 'empty list', why: 'our own words stand there' },
  { selector: '.document-locked', where: 'locked article', why: 'said in a bar above the form' },
  { selector: '.locked', where: 'read-only article', why: 'the same' },
  { selector: '.drawer__content', where: 'list in a drawer', why: 'paper' },
  { selector: '.restore-button__checkbox', where: 'document in the trash', why: 'comes back as a draft' },
  { selector: '.restore-many__checkbox', where: 'trash', why: 'comes back as a draft' },
]
