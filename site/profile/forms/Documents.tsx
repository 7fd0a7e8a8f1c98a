import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { tutorLimits } from '../../../schemas/tutor-options.ts'
import { documentTypes, UPLOAD_MB } from '../../../schemas/upload-terms.ts'
import { fill } from '../../../theme/words.ts'
import { takeFiles } from '../../forms/take-files.ts'
import { useTexts } from '../../site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Field, FieldError, Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from '../Profile.module.css'
import type { FieldsProps } from './form.ts'

export interface DocumentValues {
  /** Words on the documents there are; one that is gone is to be removed. */
  documents: Record<string, string>
  /** Files are not kept with a draft. */
  added: { file: File; description: string }[]
}

const [, most] = tutorLimits.documents
const [, longest] = tutorLimits.document_description

/** Of a draft only the words come back. */
export const filesOf = (added: DocumentValues['added']) => added.filter(({ file }) => file instanceof File)

/** Documents with their words: those there are, those to be added, and the files that can't be. */
export function Documents({ values, set, problems, profile }: Pick<FieldsProps<DocumentValues>, 'values' | 'set' | 'problems' | 'profile'>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const input = useRef<HTMLInputElement>(null)
  const added = filesOf(values.added)
  const there = Object.entries(profile.documents).filter(([id]) => id in values.documents)
  const room = most - there.length - added.length
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = (chosen: Iterable<File>) => {
    const { taken, refused } = takeFiles(chosen, documentTypes, room)
    setRefused(refused)
    set({ added: [...added, ...taken.map((file) => ({ file, description: file.name.replace(/\.[^.]*$/, '').slice(0, longest) }))] })
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files ?? [])
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer?.files ?? [])
  }
  return (
    <>
      <h3>{t.documents}</h3>
      <p className="s soft read">{t.documents_hint}</p>
      <ul className={styles.files}>
        {there.map(([id, { state, comment, url, description }]) => (
          <li key={id}>
            <div className="col snug">
              <Field name={`documents.${id}.description`} label={t.document} error={problems[`documents.${id}.description`]}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={longest}
                    value={values.documents[id] ?? ''}
                    onInput={({ currentTarget }) => set({ documents: { ...values.documents, [id]: currentTarget.value } })}
                  />
                )}
              </Field>
              <div className="row">
                <Badge tone={state === 'approved' ? 'ok' : state === 'refused' ? 'mark' : 'info'}>{t.document_states[state]}</Badge>
                <a className="s" href={url} target="_blank" rel="noopener">
                  {common.open}
                </a>
                {comment && <span className="s">{comment}</span>}
              </div>
            </div>
            <IconButton
              label={fill(t.remove, { what: description || t.document })}
              onClick={() => set({ documents: Object.fromEntries(Object.entries(values.documents).filter(([one]) => one !== id)) })}
            >
              <Icon d={icons.bin} />
            </IconButton>
          </li>
        ))}
        {added.map(({ file, description }, at) => (
          <li key={`${file.name} ${file.size}`}>
            <Field name={`added.${at}`} label={fill(t.new_document, { file: file.name })} error={problems[`new_documents_descriptions.${at}`]}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={longest}
                  value={description}
                  onInput={({ currentTarget }) =>
                    set({ added: added.map((one, n) => (n === at ? { ...one, description: currentTarget.value } : one)) })
                  }
                />
              )}
            </Field>
            <IconButton label={fill(t.remove, { what: file.name })} onClick={() => set({ added: added.filter((_, n) => n !== at) })}>
              <Icon d={icons.bin} />
            </IconButton>
          </li>
        ))}
        {refused.map((file) => (
          <li key={file} role="alert">
            <div>
              <b>{file}</b>
              <FieldError>{fill(t.not_added, { size: UPLOAD_MB })}</FieldError>
            </div>
            <IconButton label={fill(t.remove, { what: file })} onClick={() => setRefused(refused.filter((one) => one !== file))}>
              <Icon d={icons.close} />
            </IconButton>
          </li>
        ))}
      </ul>
      {problems.new_documents && <FieldError>{problems.new_documents}</FieldError>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button does the same */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p className="s soft grow">
          {fill(t.file_types, { size: UPLOAD_MB })} {fill(t.of_most, { count: most - room, max: most })}
        </p>
        <input ref={input} type="file" accept={documentTypes.join()} multiple hidden aria-label={t.choose_files} onChange={choose} />
        <Button look="line" disabled={room <= 0} onClick={() => input.current?.click()}>
          {t.choose_files}
        </Button>
      </div>
    </>
  )
}
