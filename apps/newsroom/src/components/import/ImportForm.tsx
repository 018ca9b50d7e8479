'use client'
import { Button, SetStepNav, useTranslation } from '@payloadcms/ui'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from '../../import/outcome.ts'
import type { Options } from '../../import/types.ts'
import { ImportReport, reportTitleId } from './ImportReport.tsx'
import { apply, ImportError, preview } from './send.ts'
import { textsFor } from './texts.ts'

type Stage =
  | { name: 'empty' }
  | { name: 'reading' }
  | { name: 'previewed'; outcome: Outcome }
  | { name: 'writing'; done: number; total: number }
  | { name: 'done'; outcome: Outcome }
  | { name: 'failed'; message: string }

const choices = ['overwrite', 'createPlayers', 'partial'] as const
const none: Options = { overwrite: false, createPlayers: false, partial: false }

/** Choose files, preview the import, then apply it. */
export function ImportForm() {
  const { i18n } = useTranslation()
  const language = i18n.language
  const t = textsFor(language)
  const [files, setFiles] = useState<File[]>([])
  const [options, setOptions] = useState(none)
  const [stage, setStage] = useState<Stage>({ name: 'empty' })
  const [isDragOver, setDragOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latestRequest = useRef(0)
  const hint = useId()
  const busy = stage.name === 'reading' || stage.name === 'writing'

  // The button that had the focus is gone by now.
  useEffect(() => {
    if (stage.name === 'done') document.getElementById(reportTitleId)?.focus()
  }, [stage.name])

  const toFailed = (error: unknown): Stage => ({
    name: 'failed',
    message: error instanceof ImportError ? error.message : t.broken,
  })

  async function showPreview(newFiles: File[], newOptions: Options) {
    setFiles(newFiles)
    setOptions(newOptions)
    latestRequest.current += 1
    const requestId = latestRequest.current
    if (newFiles.length === 0) return setStage({ name: 'empty' })
    setStage({ name: 'reading' })
    const next = await preview({ files: newFiles, options: newOptions, language }).then(
      (outcome): Stage => ({ name: 'previewed', outcome }),
      toFailed,
    )
    // Ignore the response if files or options changed meanwhile.
    if (requestId === latestRequest.current) setStage(next)
  }

  async function write() {
    setStage({ name: 'writing', done: 0, total: 0 })
    const onProgress = (done: number, total: number) => setStage({ name: 'writing', done, total })
    setStage(
      await apply({ files, options, language }, onProgress).then(
        // Data changed since the preview may block the import after all.
        (outcome): Stage => ({ name: outcome.applied ? 'done' : 'previewed', outcome }),
        toFailed,
      ),
    )
  }

  function restart() {
    if (input.current) input.current.value = ''
    showPreview([], none)
    input.current?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    if (!busy) showPreview([...event.dataTransfer.files], options)
  }

  const outcome = stage.name === 'previewed' || stage.name === 'done' ? stage.outcome : null
  const ready = stage.name === 'previewed' && !stage.outcome.blocked && stage.outcome.writes > 0
  const status = {
    empty: t.empty,
    reading: t.reading,
    previewed: t.previewTitle,
    writing: t.writing,
    done: t.done,
    failed: '',
  }[stage.name]

  const buttons = (
    <div className="sport-import__buttons">
      {stage.name === 'previewed' && (
        <Button buttonStyle="primary" disabled={!ready} onClick={write}>
          {t.import}
        </Button>
      )}
      {(stage.name === 'done' || stage.name === 'failed') && (
        <Button buttonStyle="secondary" onClick={restart}>
          {t.again}
        </Button>
      )}
    </div>
  )

  return (
    <div className="sport-import__form">
      <SetStepNav nav={[{ label: t.title }]} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field inside does the same by keyboard */}
      <div
        className={`sport-import__drop${isDragOver ? ' sport-import__drop--over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(true)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id="sport-import-files"
          className="sport-import__unseen"
          type="file"
          multiple
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          aria-describedby={hint}
          disabled={busy}
          onChange={(event) => showPreview([...(event.target.files ?? [])], options)}
        />
        <label htmlFor="sport-import-files">{t.choose}</label>
        <p id={hint}>{t.drop}</p>
        {files.length > 0 && <p>{files.map(({ name }) => name).join(', ')}</p>}
      </div>
      <fieldset className="sport-import__options" disabled={busy || stage.name === 'done'}>
        <legend className="sport-import__unseen">{t.options}</legend>
        {choices.map((choice) => (
          <label key={choice} className="sport-import__option">
            <input
              type="checkbox"
              name={choice}
              checked={options[choice]}
              onChange={(event) => showPreview(files, { ...options, [choice]: event.target.checked })}
            />
            {t[choice]}
          </label>
        ))}
      </fieldset>
      <p role="status" className={stage.name === 'previewed' ? 'sport-import__unseen' : ''}>
        {status}
      </p>
      {stage.name === 'reading' && <progress aria-label={t.reading} />}
      {stage.name === 'writing' && (
        <div className="sport-import__progress">
          <progress
            aria-label={t.writing}
            {...(stage.total > 0 ? { value: stage.done, max: stage.total } : {})}
          />
          {stage.total > 0 && <span>{`${stage.done}/${stage.total} ${t.prepared}`}</span>}
        </div>
      )}
      {stage.name === 'failed' && (
        <p role="alert" className="sport-import__failed">
          {stage.message}
        </p>
      )}
      {outcome ? (
        <ImportReport outcome={outcome} t={t} title={stage.name === 'done' ? t.doneTitle : t.previewTitle}>
          {buttons}
        </ImportReport>
      ) : (
        buttons
      )}
    </div>
  )
}
