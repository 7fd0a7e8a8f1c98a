import { useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { TutorAd } from '../../schemas/ads-tutor.ts'
import { pictureTypes, UPLOAD_MB } from '../../schemas/upload-terms.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { takeFiles } from '../forms/take-files.ts'
import { usePress } from '../orders/use-press.ts'
import { useTexts } from '../site.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './AdForm.module.css'

interface Props {
  /** Those that are kept. */
  images: TutorAd['images']
  /** Those that go with the next save. */
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  most: number
}

/** The pictures of an ad: kept ones go at once, chosen ones come with the save. */
export function AdPictures({ images, files, onFiles, most }: Props) {
  const t = useTexts('tutor-ads').form
  const { reload } = useCabinet()
  const { busy, run } = usePress(['errors-files'])
  const chooser = useRef<HTMLInputElement>(null)
  const room = most - images.length - files.length
  const nameOf = (image_id: number) => `image ${image_id}`
  const takeAway = (image_id: number) => run(nameOf(image_id), () => api.post('/tutor/ad/remove_image', { image_id }), t.image_gone, reload)
  const without = (at: number) => onFiles(files.filter((_, one) => one !== at))
  const [refused, setRefused] = useState<readonly string[]>([])
  const choose = (chosen: FileList | null) => {
    const { taken, refused } = takeFiles(chosen ?? [], pictureTypes, room)
    onFiles([...files, ...taken])
    setRefused(refused)
  }
  return (
    <fieldset tabIndex={-1} className="col snug">
      <legend>
        <b>{t.images}</b>
      </legend>
      {refused.length > 0 ? (
        <div role="alert">
          <FieldError>{fill(t.not_added, { names: refused.join(', '), count: most, size: UPLOAD_MB })}</FieldError>
        </div>
      ) : (
        <p className="s soft">{fill(t.images_hint, { count: most })}</p>
      )}
      {images.length + files.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ image_id, url, width, height }, at) => (
            <li key={image_id}>
              <img src={url} width={width} height={height} alt={fill(t.image, { number: at + 1 })} />
              <IconButton
                className={styles.away}
                label={fill(t.take_away, { number: at + 1 })}
                busy={busy === nameOf(image_id)}
                onClick={() => takeAway(image_id)}
              >
                <Icon d={icons.bin} />
              </IconButton>
            </li>
          ))}
          {files.map((file, at) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className={styles.file}>
              <span className="s">{file.name}</span>
              <IconButton label={fill(t.take_away, { number: images.length + at + 1 })} onClick={() => without(at)}>
                <Icon d={icons.close} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <>
          <Button look="line" className={styles.add} onClick={() => chooser.current?.click()}>
            {t.add_images}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={pictureTypes.join()}
            aria-label={t.add_images}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        </>
      )}
    </fieldset>
  )
}
