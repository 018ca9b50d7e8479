import { useText } from '~/i18n/LanguageContext.tsx'
import type { Contact } from '~/model/club-contact.ts'
import { JoinContact } from './JoinContact.tsx'

/** In place of the form, until the club has published its privacy notice. */
export function JoinClosed({ contact }: { contact: Contact }) {
  const text = useText()
  if (!contact.phone && !contact.email)
    return (
      <>
        <h2 className="d d3">{text('joinUs.closedTitle')}</h2>
        <p>{text('joinUs.closedWithoutContact')}</p>
      </>
    )
  return (
    <>
      <h2 className="d d3">{text('joinUs.contactTitle')}</h2>
      <p>{text('joinUs.closed')}</p>
      <JoinContact contact={contact} />
    </>
  )
}
