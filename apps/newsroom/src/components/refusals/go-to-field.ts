const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]'

const fieldIn = (form: Element, path: string): Element | null => {
  const id = CSS.escape(`field-${path.replaceAll('.', '__')}`)
  return (
    form.querySelector(`[data-field-path="${CSS.escape(path)}"]`) ??
    form.querySelector(`#${id}`) ??
    // In a drawer the ids end with its number.
    form.querySelector(`[id^="${id}-"]`)
  )
}

/** Opens the tab of the field where it is not shown, and moves the focus into the field. */
export function goToField(form: Element | null | undefined, path: string, tab: string | undefined): void {
  if (!form) return
  const focus = () => {
    const field = fieldIn(form, path)
    const target = field?.matches(focusable) ? field : field?.querySelector(focusable)
    field?.scrollIntoView({ block: 'center' })
    ;(target as HTMLElement | null | undefined)?.focus()
    return Boolean(field)
  }
  if (focus() || !tab) return
  const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(tab))
  button?.click()
  setTimeout(focus, 100)
}
