import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { StoredState } from '../../publishing/publishing-state.ts'
import { askState } from './ask-states.ts'

/** Asked again when the version changes; undefined until it is known, or where it cannot be. */
export function useStoredState(
  collection: string | undefined,
  id: number | string | undefined,
  version = '',
): StoredState | undefined {
  const [state, setState] = useState<StoredState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the stored state is another one
  useEffect(() => {
    let current = true
    if (!collection || !id) return
    askState(collection, Number(id)).then(
      (answer) => current && setState(answer),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [collection, id, version])
  return state && state.id === Number(id) ? state : undefined
}

/** The stored state of the document in the form; a draft changes nothing of what is published. */
export function useDocumentState(): StoredState | undefined {
  const { id, collectionSlug, data, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const saved = unpublishedVersionCount > 0 ? '' : String(data?.updatedAt ?? '')
  return useStoredState(collectionSlug, id, `${hasPublishedDoc} ${saved}`)
}
