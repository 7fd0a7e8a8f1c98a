import { useRef } from 'react'
import { BILLING_FILES } from '../../schemas/billing-terms.ts'
import { documentTypes, UPLOAD_MB } from '../../schemas/upload-terms.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './FileList.module.css'

export interface Files {
  /** Those that the server has. */
  kept: readonly { id: number; name: string; url: string }[]
  added: readonly File[]
}

interface Props {
  name: string
  label: string
  files: Files
  onChange: (files: Files) => void
  error: string | undefined
  most: number
}

/** Files that prove something: those sent, those about to be, each with a button that takes it away. */
export function FileList({ name, label, files, onChange, error, most }: Props) {
  const t = useTexts('billing')
  const box = useRef<HTMLInputElement>(null)
  const { kept, added } = files
  const add = () => {
    onChange({ kept, added: [...added, ...(box.current?.files ?? [])] })
    if (box.current) box.current.value = ''
  }
  const [min, max] = BILLING_FILES
  const rule = fill(t.files_hint, { min, max, megabytes: UPLOAD_MB })
  return (
    <fieldset tabIndex={-1} className={`${styles.root} sheet`}>
      <legend>{label}</legend>
      <ul className={styles.list}>
        {kept.map((file) => (
          <li key={file.id}>
            <a href={file.url} target="_blank" rel="noopener">
              {file.name}
            </a>
            <IconButton
              label={fill(t.remove_file, { name: file.name })}
              onClick={() => onChange({ kept: kept.filter((one) => one !== file), added })}
            >
              <Icon d={icons.close} />
            </IconButton>
          </li>
        ))}
        {added.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <span>{file.name}</span>
            <IconButton
              label={fill(t.remove_file, { name: file.name })}
              onClick={() => onChange({ kept, added: added.filter((one) => one !== file) })}
            >
              <Icon d={icons.close} />
            </IconButton>
          </li>
        ))}
      </ul>
      {kept.length + added.length < most && (
        <label className={styles.add}>
          {t.add_files}
          <input
            ref={box}
            type="file"
            name={name}
            multiple
            accept={documentTypes.join()}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${name}-note`}
            onChange={add}
          />
        </label>
      )}
      {error ? (
        // of an empty list the rule says more than that it may not be empty
        <FieldError id={`${name}-note`}>{kept.length + added.length > 0 ? error : rule}</FieldError>
      ) : (
        <p className="s soft" id={`${name}-note`}>
          {rule}
        </p>
      )}
    </fieldset>
  )
}
