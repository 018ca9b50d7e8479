import type { Contact } from '~/model/club-contact.ts'
import { JoinContact } from './JoinContact.tsx'
import styles from './JoinForm.module.css'
import { useJoinText } from './join-texts.ts'

/** In place of the form, until the club has published its privacy notice. */
export function JoinClosed({ contact }: { contact: Contact }) {
  const text = useJoinText()
  const hasContact = Boolean(contact.phone || contact.email)
  return (
    <>
      <h2 className="d d3">{text(hasContact ? 'joinUs.contactTitle' : 'joinUs.closedTitle')}</h2>
      <div className={styles.instead}>
        <p>{text(hasContact ? 'joinUs.closed' : 'joinUs.closedWithoutContact')}</p>
        {hasContact && <JoinContact contact={contact} />}
      </div>
    </>
  )
}
