'use client'
import { useEffect } from 'react'

/** Goes to the match that the address names, or to the first score that is missing. */
function goThere(): void {
  const place = window.location.hash.slice(1)
  const match = /^match-(\d{1,9})$/.exec(place)
  if (place !== 'awaiting' && !match) return
  const input = document.querySelector<HTMLElement>(
    match ? `[data-score="${match[1]}"]` : '[data-score][data-awaiting="true"]',
  )
  const target = input ?? document.getElementById(place)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** Before Payload's list takes the place out of the address. */
export function FocusMatch() {
  useEffect(() => {
    goThere()
    window.addEventListener('hashchange', goThere)
    return () => window.removeEventListener('hashchange', goThere)
  }, [])
  return null
}
