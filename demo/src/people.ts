import type { ClubId } from './types.ts'

export type Person = {
  role: 'admin' | 'editor' | 'statistician' | 'registrar' | 'child_protection'
  email: string
  password: string
  name: string
  /** The secret of the authenticator app, for roles that need one. */
  secondFactor?: string
}

/** Public passwords and secrets: only for a demo on a developer's machine. */
export const peopleOf = (club: ClubId): Person[] => [
  {
    role: 'admin',
    email: `admin@${club}.example`,
    password: 'palank-demo-admin',
    name: 'Admin Anna',
    secondFactor: 'PALANKDEMOADMINPALANKDEMOADMINAA',
  },
  {
    role: 'editor',
    email: `szerkeszto@${club}.example`,
    password: 'palank-demo-szerkeszto',
    name: 'Szerkesztő Szilvia',
  },
  {
    role: 'statistician',
    email: `statisztikus@${club}.example`,
    password: 'palank-demo-statisztikus',
    name: 'Statisztikus Soma',
  },
  {
    role: 'registrar',
    email: `jelentkezes@${club}.example`,
    password: 'palank-demo-jelentkezes',
    name: 'Jelentkező Jolán',
  },
  {
    role: 'child_protection',
    email: `gyermekvedelem@${club}.example`,
    password: 'palank-demo-gyermekvedelem',
    name: 'Gyermekvédő Gyöngyi',
    secondFactor: 'PALANKDEMOGYERMEKVEDELEMPALANKDE',
  },
]
