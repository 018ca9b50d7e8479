import type { Contact } from '~/model/club-contact.ts'
import styles from './JoinForm.module.css'

/** The club's phone and e-mail, where the settings have them. */
export function JoinContact({ contact }: { contact: Contact }) {
  const { phone, email } = contact
  return (
    <ul className={styles.contact}>
      {phone && (
        <li>
          <a href={phone.href}>{phone.text}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}
