import type { Command } from 'commander'
import { listeners, ourPorts, unitOfPid } from '../listening.ts'
import { installedClubs } from '../settings.ts'
import { bold, requireRoot, say, table } from '../terminal.ts'

export function addListens(program: Command): void {
  program
    .command('listens')
    .description('what listens where on this machine, and whether other machines reach it')
    .action(async () => {
      requireRoot()
      const purposes = ourPorts(installedClubs())
      const rows = (await listeners())
        .sort((a, b) => Number(b.isPublic) - Number(a.isPublic) || a.port - b.port)
        .map(({ protocol, address, port, program: name, pid, isPublic }) => [
          isPublic ? 'everybody' : 'this machine',
          `${protocol} ${address}:${port}`,
          (pid && unitOfPid(pid)) || name,
          purposes.get(port) ?? '',
        ])
      const [head = '', ...lines] = table([['reached by', 'address', 'unit', 'for'], ...rows])
      say(bold(head))
      for (const line of lines) say(line)
    })
}
