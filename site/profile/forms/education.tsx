import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { GRADUATION, tutorLimits } from '../../../schemas/tutor-options.ts'
import { documentTypes, UPLOAD_BYTES, UPLOAD_MB } from '../../../schemas/upload-terms.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, FieldError, Input, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'

interface Values {
  university_id: number | null
  university_name: string
  university_degree_name_id: string
  university_graduation_year: string
  /** Words on the documents there are; one that is gone is to be removed. */
  documents: Record<string, string>
  /** Files are not kept with a draft. */
  added: { file: File; description: string }[]
}

const [, most] = tutorLimits.documents
const [, longestName] = tutorLimits.university_name
const [, longest] = tutorLimits.document_description
const types: readonly string[] = documentTypes
const isDocument = ({ type, size }: File) => types.includes(type) && size <= UPLOAD_BYTES

/** Of a draft only the words come back. */
const filesOf = (added: Values['added']) => added.filter(({ file }) => file instanceof File)

function Fields({ values, set, problems, lists, profile }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const input = useRef<HTMLInputElement>(null)
  const added = filesOf(values.added)
  const there = Object.entries(profile.documents).filter(([id]) => id in values.documents)
  const room = most - there.length - added.length
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = (chosen: Iterable<File>) => {
    const files = [...chosen]
    setRefused(files.flatMap((file) => (isDocument(file) ? [] : [file.name])))
    set({
      added: [
        ...added,
        ...files
          .filter(isDocument)
          .slice(0, room)
          .map((file) => ({ file, description: file.name.replace(/\.[^.]*$/, '').slice(0, longest) })),
      ],
    })
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
      <div className={styles.form}>
        <Field name="university_id" label={t.university} optional={common.optional} error={problems.university_id}>
          {({ name: _, ...field }) => (
            <Combobox
              {...field}
              label={t.university}
              options={(lists.universities ?? []).map((option) => ({ value: option.id, label: option.name }))}
              value={values.university_id}
              placeholder={common.choose}
              nothing={t.nothing}
              taking={{ all: t.not_chosen, clear: t.clear }}
              onChoose={(option) => set({ university_id: option ? Number(option.value) : null })}
            />
          )}
        </Field>
        {values.university_id === null && (
          <Field name="university_name" label={t.university_name} optional={common.optional} error={problems.university_name}>
            {(control) => (
              <Input
                {...control}
                maxLength={longestName}
                value={values.university_name}
                onInput={({ currentTarget }) => set({ university_name: currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Field name="university_degree_name_id" label={t.degree} optional={common.optional} error={problems.university_degree_name_id}>
          {(control) => (
            <Select
              {...control}
              empty={t.not_chosen}
              options={(lists.degrees ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={values.university_degree_name_id}
              onChange={({ currentTarget }) => set({ university_degree_name_id: currentTarget.value })}
            />
          )}
        </Field>
        <Field name="university_graduation_year" label={t.graduation} optional={common.optional} error={problems.university_graduation_year}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={GRADUATION.first}
              value={values.university_graduation_year}
              onInput={({ currentTarget }) => set({ university_graduation_year: currentTarget.value })}
            />
          )}
        </Field>
      </div>
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
        <input ref={input} type="file" accept={types.join()} multiple hidden aria-label={t.choose_files} onChange={choose} />
        <Button look="line" disabled={room <= 0} onClick={() => input.current?.click()}>
          {t.choose_files}
        </Button>
      </div>
    </>
  )
}

export const education: GroupForm<Values> = {
  lists: ['universities', 'degrees'],
  valuesOf: ({ university_id, university_name, university_degree_name_id, university_graduation_year, documents }) => ({
    ...{ university_id, university_name, added: [] },
    university_degree_name_id: String(university_degree_name_id ?? ''),
    university_graduation_year: String(university_graduation_year ?? ''),
    documents: Object.fromEntries(Object.entries(documents).map(([id, { description }]) => [id, description])),
  }),
  toSend: ({ university_id, university_name, university_degree_name_id, university_graduation_year, documents, added }) => {
    const files = filesOf(added)
    return {
      tutor: {
        ...{ university_id, university_name: university_id === null ? university_name : '' },
        university_degree_name_id: university_degree_name_id ? Number(university_degree_name_id) : null,
        university_graduation_year: university_graduation_year ? Number(university_graduation_year) : null,
        documents: Object.fromEntries(Object.entries(documents).map(([id, description]) => [id, { description }])),
        new_documents_descriptions: files.map(({ description }) => description),
      },
      ...(files.length > 0 && { new_documents: files.map(({ file }) => file) }),
    }
  },
  Fields,
}
