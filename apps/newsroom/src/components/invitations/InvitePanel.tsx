import { env } from '../../env.ts'
import { InviteForm } from './InviteForm.tsx'

/** Tells the form whether letters can be sent, which only the server knows. */
export const InvitePanel = () => <InviteForm canSendMail={Boolean(env.SMTP_URL)} />
