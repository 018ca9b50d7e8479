const flash = 120

/** The finger's answer: a fill and a short vibration; no sound. */
export function confirmTap(element: Element): void {
  navigator.vibrate?.(12)
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ background: 'var(--c-primary-tint)', offset: 0 }], { duration: flash })
}
