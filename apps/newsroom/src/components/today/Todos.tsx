import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import type { ReadTodo, Todo } from '../../today/counts.ts'
import { figureOf, firstUrgent, hrefOf, todosToShow } from '../../today/todo-rows.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { latest, texts, todoTexts } from './texts.ts'

type Props = { req: PayloadRequest; todos: ReadTodo[]; now: number; language: keyof Bilingual }

/** The first of them, or that there is none. */
function detailOf({ id, count, title, time }: Todo, now: number, language: keyof Bilingual): Bilingual {
  const { some, none } = todoTexts[id]
  if (count === 0 && none) return none
  if (some) return some
  const when = time ? publishTime(time, now, language) : ''
  if (id === 'resultsMissing') return latest([title, when].filter(Boolean).join(', '))
  if (id === 'scheduled') return { hu: `${when} ${title ?? ''}`, en: `${when} ${title ?? ''}` }
  return latest(title ?? when)
}

/** What waits, each with the list that it is in. */
export function Todos({ req, todos, now, language }: Props) {
  const t = (text: Bilingual) => textFor(req, text)
  const first = firstUrgent(todos)
  return (
    <ul className="today-todos">
      {todosToShow(todos).map((todo) => (
        <li key={todo.id}>
          <Link
            href={hrefOf(todo.id)}
            prefetch={false}
            data-todo={todo.id}
            data-first={todo.id === first ? '' : undefined}
          >
            <span className={`nr-count ${todo.count ? '' : 'nr-count--zero'}`}>
              {todo.count === null ? '–' : figureOf(todo.count)}
            </span>
            <span className="today-todos__words">
              <b>{t(todoTexts[todo.id].name)}</b>
              <span>{t(todo.count === null ? texts.notCounted : detailOf(todo, now, language))}</span>
            </span>
            <LineIcon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
