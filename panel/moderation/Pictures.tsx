import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { pictureTypes } from '../../schemas/upload-terms.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative' },
  '& a': { display: 'block', borderRadius: 'var(--r-s)', overflow: 'clip' },
  '& img': { display: 'block', width: '9rem', aspectRatio: '4 / 3', objectFit: 'cover', filter: 'var(--photo)' },
  '& button': { position: 'absolute', top: '.25rem', right: '.25rem', background: 'var(--surface)', '&:hover': { background: 'var(--sunk)' } },
})

interface Picture {
  image_id: number
  url: string
}
interface Props {
  of: readonly Picture[]
  /** How many there may be. */
  most: number
  isBusy: boolean
  /** Absent where they can't be changed. */
  onAdd?: (image: File) => void
  onRemove?: (image_id: number) => void
}

/** Pictures of a record: each opens whole in a new tab, can be taken away, and others added. */
export function Pictures({ of: pictures, most, isBusy, onAdd, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const translate = useTranslate()
  const choose = (files: FileList | null) => {
    const [image] = files ?? []
    if (image) onAdd?.(image)
    // the same file may be chosen once more
    if (input.current) input.current.value = ''
  }
  return (
    <>
      {pictures.length > 0 && (
        <List>
          {pictures.map(({ image_id, url }, at) => (
            <li key={image_id}>
              <a href={url} target="_blank" rel="noopener">
                <img src={url} alt={translate('moderation.picture', { number: at + 1 })} loading="lazy" />
              </a>
              {onRemove && (
                <IconButton
                  size="small"
                  disabled={isBusy}
                  aria-label={translate('moderation.remove_picture', { number: at + 1 })}
                  onClick={() => onRemove(image_id)}
                >
                  <Icon name="close" />
                </IconButton>
              )}
            </li>
          ))}
        </List>
      )}
      {onAdd && pictures.length < most && (
        <div>
          <input
            ref={input}
            type="file"
            hidden
            accept={pictureTypes.join()}
            aria-label={translate('moderation.add_picture')}
            onChange={({ target }) => choose(target.files)}
          />
          <Button variant="outlined" icon="plus" isBusy={isBusy} onClick={() => input.current?.click()}>
            {translate('moderation.add_picture')}
          </Button>
        </div>
      )}
    </>
  )
}
