import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa, execaSync } from 'execa'

const bootLimit = 60_000
const powerOffLimit = 30_000
/** SIGRTMIN+4, which Node has no name for. */
const powerOffSignal = 38
const hierarchies = ['systemd', 'unified'].map((name) => path.join('/sys/fs/cgroup', name))

/** Written into a cgroup of its own: systemd-nspawn puts all its machines into the one it is started from. */
const ownCgroup = (name: string) =>
  hierarchies
    .map((folder) => path.join(folder, name))
    .map((folder) => `if mkdir -p ${folder} 2>/dev/null; then echo $$ >${folder}/cgroup.procs; fi`)
    .join('; ')

const parentOf = (pid: string): string =>
  /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''

/** A Debian with a systemd of its own, in a network namespace that this process can be in as well. */
export class Machine {
  readonly name: string
  readonly folder: string
  readonly root: string
  #child: ChildProcess | undefined
  #init = ''

  private constructor(name: string, folder: string) {
    this.name = name
    this.folder = folder
    this.root = path.join(folder, 'root')
  }

  static async unpack(tar: string, name: string): Promise<Machine> {
    // PostgreSQL's and nginx's users must be able to reach it.
    const machine = new Machine(name, mkdtempSync(path.join(tmpdir(), `${name}-`)))
    mkdirSync(machine.root, { recursive: true })
    await execa('chmod', ['755', machine.folder])
    await execa('tar', ['-xf', tar, '-C', machine.root, '--numeric-owner', '--exclude=./dev/*'])
    writeFileSync(path.join(machine.root, 'etc/machine-id'), '')
    return machine
  }

  /** Seconds until systemd has started everything. */
  async boot(): Promise<number> {
    const began = performance.now()
    const log = openSync(path.join(this.folder, 'console.log'), 'a')
    const nspawn = [
      ...['systemd-nspawn', '-D', this.root, '-M', this.name, '-b', '--register=no', '--keep-unit'],
      ...['--console=pipe', `--network-namespace-path=/run/netns/${this.name}`],
    ]
    this.#child = spawn('bash', ['-c', `${ownCgroup(this.name)}; exec "$@"`, '-', ...nspawn], {
      stdio: ['ignore', log, log],
      detached: true,
    })
    for (;;) {
      if (performance.now() - began > bootLimit)
        throw new Error(`the machine did not boot; see ${this.folder}/console.log`)
      await sleep(100)
      this.#init = await this.#findInit()
      if (!this.#init) continue
      const { stdout } = await this.run('systemctl is-system-running', { reject: false })
      if (stdout === 'running') break
      if (stdout === 'degraded') {
        const { stdout: failed } = await this.run('systemctl list-units --failed --no-legend --plain', {
          reject: false,
        })
        throw new Error(`units failed at the start: ${failed}`)
      }
    }
    return (performance.now() - began) / 1000
  }

  async #findInit(): Promise<string> {
    const { stdout } = await execa('pgrep', ['-P', String(this.#child?.pid)], { reject: false })
    const [pid = ''] = stdout.split('\n')
    return pid
  }

  /** Runs a line of shell in the machine as root. */
  async run(script: string, options: { reject?: boolean; input?: string; timeout?: number } = {}) {
    const { reject = true, input, timeout = 300_000 } = options
    const result = await execa(
      'nsenter',
      [
        '-t',
        this.#init,
        '-a',
        '--',
        'env',
        '-i',
        'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
        'LANG=C.UTF-8',
        'HOME=/root',
        'bash',
        '-c',
        script,
      ],
      { reject: false, timeout, ...(input === undefined ? { stdin: 'ignore' } : { input }) },
    )
    if (reject && result.exitCode !== 0)
      throw new Error(
        `\`${script}\` ended with ${result.exitCode}: ${result.stderr}\n${result.stdout}`.trim(),
      )
    return {
      stdout: String(result.stdout ?? ''),
      stderr: String(result.stderr ?? ''),
      exitCode: result.exitCode ?? 1,
    }
  }

  /** A path in the machine, as this process sees it. */
  path = (inside: string): string => path.join(this.root, inside)

  async powerOff(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#child?.once('exit', () => resolve()))
    if (this.#child?.exitCode !== null || !this.#init) return
    process.kill(Number(this.#init), powerOffSignal)
    const timer = setTimeout(() => this.#kill(), powerOffLimit)
    await ended
    clearTimeout(timer)
  }

  /** As if the power failed: nothing gets a signal that it could handle. */
  async cutPower(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#child?.once('exit', () => resolve()))
    this.#kill()
    await ended
  }

  #kill(): void {
    if (this.#init && parentOf(this.#init) === String(this.#child?.pid))
      process.kill(Number(this.#init), 'SIGKILL')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
    // A cgroup's files cannot be deleted, only its empty folders, the innermost first.
    const folders = hierarchies.map((folder) => path.join(folder, this.name)).filter(existsSync)
    if (folders.length > 0)
      execaSync('find', [...folders, '-depth', '-type', 'd', '-delete'], { reject: false })
  }
}
