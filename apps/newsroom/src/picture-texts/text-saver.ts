export type TextField = 'alt' | 'name'
export type Texts = Partial<Record<TextField, string>>

export type SaveState =
  | { kind: 'still' | 'waiting' | 'saving' | 'saved' }
  /** What was written is kept here, and sent again when asked or changed. */
  | { kind: 'failed'; reason: string }

type Answer = { ok: true } | { ok: false; reason: string }

type Options = {
  save: (texts: Texts) => Promise<Answer>
  onState: (state: SaveState) => void
  /** After the last key. */
  delayMs: number
}

/**
 * Saves the texts of one picture a moment after they were written. One save at a time: Payload writes a picture as a
 * whole, so two at once would undo each other.
 */
export function createTextSaver({ save, onState, delayMs }: Options) {
  let pending: Texts = {}
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isPending = () => Object.keys(pending).length > 0
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    if (isSaving || !isPending()) return
    const sent = pending
    pending = {}
    isSaving = true
    onState({ kind: 'saving' })
    const answer = await save(sent)
    isSaving = false
    if (!answer.ok) {
      // What was written meanwhile is newer.
      pending = { ...sent, ...pending }
      onState({ kind: 'failed', reason: answer.reason })
      return
    }
    if (isPending()) return flush()
    onState({ kind: 'saved' })
  }
  return {
    change(field: TextField, text: string): void {
      pending[field] = text
      clearTimeout(timer)
      timer = setTimeout(flush, delayMs)
      if (!isSaving) onState({ kind: 'waiting' })
    },
    /** At once, when the person leaves the field. */
    flush,
    isUnsaved: (): boolean => isSaving || isPending(),
    /** Not to be sent any more from here. */
    take(): Texts {
      clearTimeout(timer)
      const left = pending
      pending = {}
      return left
    },
  }
}
export type TextSaver = ReturnType<typeof createTextSaver>
