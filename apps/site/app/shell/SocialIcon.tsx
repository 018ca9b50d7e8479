import type { SocialName } from './shell.ts'

const shapes: Record<SocialName, string> = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7H17l.6-4h-4.1V9c0-.7.3-1 .9-1z',
  instagram:
    'M3 3h18v18H3zM5.2 5.2v13.6h13.6V5.2zM12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zm0 2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM15.8 6.6h1.9v1.9h-1.9z',
  youtube: 'M2 6q10-2.4 20 0v12q-10 2.4-20 0zM10 8.6v6.8l5.6-3.4z',
  googlemaps:
    'M12 22c5.5-6.5 8-9.8 8-13A8 8 0 0 0 4 9c0 3.2 2.5 6.5 8 13zM12 6.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  twitter:
    'M3 3h5.6l4.2 6L18 3h2.6l-6.7 7.6L21.5 21h-5.6l-4.6-6.5L5.6 21H3l7.2-8.2zm3.6 2L16.9 19h1.6L8.1 5z',
}

export const SocialIcon = ({ name }: { name: SocialName }) => (
  <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} fillRule="evenodd" />
  </svg>
)
