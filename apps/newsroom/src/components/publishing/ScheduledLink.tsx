import type { ServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { textFor } from '../../bilingual.ts'
import { countScheduled } from '../../publishing/scheduled.ts'
import { ViewLink } from '../ViewLink.tsx'
import { stateTexts } from './texts.ts'

/** The navigation link to what appears by itself, with its number. */
export async function ScheduledLink({ payload, i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'editor')) return null
  const count = await countScheduled(payload, new Date())
  const label = textFor({ i18n: i18n ?? { language: 'hu' } }, stateTexts.scheduled)
  return (
    <ViewLink
      id="nav-scheduled"
      address="/admin/scheduled"
      requiredRole="editor"
      label={`${label} (${count})`}
    />
  )
}
