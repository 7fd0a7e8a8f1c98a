import { styled } from '@mui/material/styles'
import { useInput, useTranslate } from 'react-admin'
import { Soft } from '../boxes.ts'
import { Chip, Chips } from '../Chip.tsx'
import { Icon } from '../Icon.tsx'

const Group = styled('fieldset')({ display: 'grid', gap: '.5rem', minWidth: 0, margin: 0, padding: 0, border: 0, fontSize: 'var(--t-s)' })

/** Aliases that the record had before, which lead to it; one that is taken away leads nowhere from then on. */
export function OlderAliasesInput() {
  const { field } = useInput<string[]>({ source: 'older_aliases', defaultValue: [] })
  const translate = useTranslate()
  const aliases: string[] = field.value ?? []
  if (aliases.length === 0) return null
  return (
    <Group>
      <legend>{translate('fields.older_aliases')}</legend>
      <Chips>
        {aliases.map((alias) => (
          <Chip
            key={alias}
            type="button"
            aria-label={translate('older_aliases.end', { alias })}
            onClick={() => field.onChange(aliases.filter((other) => other !== alias))}
          >
            {alias}
            <Icon name="close" />
          </Chip>
        ))}
      </Chips>
      <Soft>{translate('older_aliases.why')}</Soft>
    </Group>
  )
}
