import { hasRole, type Role } from '../access/roles.ts'

export const blockIds = ['match', 'todos', 'home', 'system', 'activity'] as const
export type BlockId = (typeof blockIds)[number]

type User = { roles?: Role[] } | null

const readers: Record<BlockId, Role[]> = {
  match: ['editor', 'statistician', 'child_protection'],
  todos: ['editor', 'statistician', 'registrar', 'child_protection'],
  home: ['editor'],
  system: ['editor', 'registrar'],
  activity: ['editor', 'statistician'],
}

/** Whoever looks after the others sees first what they did, and the state of the machine. */
const ofAdmins: BlockId[] = ['match', 'todos', 'activity', 'system', 'home']

/** What the person's day is made of, in its order. */
export const blocksFor = (user: User): BlockId[] =>
  (user?.roles?.includes('admin') ? ofAdmins : blockIds).filter((id) => hasRole(user, ...readers[id]))
