import { gauge } from '@palank/telemetry/metrics'
import type { Check } from '../checks/check.ts'
import { readStatus, type Status } from '../watch/status.ts'

const levels = { ok: 0, warning: 1, error: 2 }
const hour = 3600

type Fact = {
  name: string
  help: string
  /** Its first group is the label's value. */
  check: RegExp
  label: string
  read: (check: Check) => number | undefined
}

const value = ({ value: found }: Check) => found
const hours = ({ value: found }: Check) => (found === undefined ? undefined : found * hour)

/** What alerts are made of; the names of the checks are those of `src/checks`. */
const facts: Fact[] = [
  {
    name: 'palank_backup_age_seconds',
    help: 'Age of the last backup of the database, and of the last look at the files',
    check: /^backup of the (database|files)$/,
    label: 'of',
    read: hours,
  },
  {
    name: 'palank_trial_restore_age_seconds',
    help: 'Since the last trial restore',
    check: /^(trial restore)$/,
    label: 'check',
    read: hours,
  },
  {
    name: 'palank_trial_restore_worked',
    help: 'Whether the last trial restore worked',
    check: /^(trial restore)$/,
    label: 'check',
    read: ({ level, value: found }) => (found === undefined ? undefined : Number(level !== 'error')),
  },
  {
    name: 'palank_certificate_days',
    help: 'Days until the certificate of a host expires',
    check: /^certificate (?:of )?(\S+)$/,
    label: 'host',
    read: value,
  },
  {
    name: 'palank_disk_free_bytes',
    help: 'Free space of the disk that a folder is on',
    check: /^disk (\S+)$/,
    label: 'folder',
    read: value,
  },
  {
    name: 'palank_unit_up',
    help: 'Whether a unit runs and is ready',
    check: /^(palank-\S+)$/,
    label: 'unit',
    read: value,
  },
]

function addFact({ name, help, check: pattern, label, read }: Fact, status: () => Status | undefined): void {
  gauge({
    name,
    help,
    labelNames: [label],
    collect() {
      this.reset()
      for (const check of status()?.checks ?? []) {
        const [, found] = pattern.exec(check.name) ?? []
        const number = read(check)
        if (found !== undefined && number !== undefined) this.set({ [label]: found }, number)
      }
    },
  })
}

/** The result of `palank watch`, read when Prometheus asks. */
export function addStatusMetrics(status: () => Status | undefined = readStatus): void {
  for (const fact of facts) addFact(fact, status)
  gauge({
    name: 'palank_check_level',
    help: 'What a check of palank status found: 0 all is well, 1 a warning, 2 an error',
    labelNames: ['check'],
    collect() {
      this.reset()
      for (const { name, level } of status()?.checks ?? []) this.set({ check: name }, levels[level])
    },
  })
  gauge({
    name: 'palank_status_time_seconds',
    help: 'When palank watch last looked',
    collect() {
      const { at } = status() ?? {}
      this.set(at ? Date.parse(at) / 1000 : 0)
    },
  })
}
