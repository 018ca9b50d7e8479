import { type Load, save } from './save.ts'
import type { ClubId } from './types.ts'

type Person = {
  role: 'admin' | 'editor' | 'statistician' | 'registrar'
  email: string
  password: string
  name: string
}

/** Public passwords: only for a demo on a developer's machine. */
export const peopleOf = (club: ClubId): Person[] => [
  { role: 'admin', email: `admin@${club}.example`, password: 'palank-demo-admin', name: 'Admin Anna' },
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
]

export async function loadPeople(load: Load): Promise<void> {
  for (const person of peopleOf(load.club.id)) {
    const { role, ...data } = person
    await save(load, {
      collection: 'users',
      key: role,
      source: person,
      hu: () => ({ ...data, roles: [role] }),
    })
  }
}
