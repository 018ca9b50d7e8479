import { peopleOf } from './people.ts'
import { type Load, save } from './save.ts'

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
