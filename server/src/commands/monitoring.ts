import type { Command } from 'commander'
import { prometheusConfig } from '../prometheus-config.ts'
import { installedClubs } from '../settings.ts'

export const addMonitoring = (program: Command): Command =>
  program
    .command('monitoring')
    .description(
      'Prints a configuration of Prometheus for all clubs of this server: palank monitoring > /etc/prometheus/prometheus.yml',
    )
    .action(() => {
      process.stdout.write(prometheusConfig(installedClubs()))
    })
