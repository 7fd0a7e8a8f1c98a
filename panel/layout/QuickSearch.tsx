import { styled } from '@mui/material/styles'
import { useNavigate, useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { slugs } from '../slugs.ts'
import { TextBox } from '../ui/form/TextBox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { listPath } from './paths.ts'
import { searchFilter } from './quick-search.ts'

const Find = styled('form')({
  position: 'relative',
  flex: '1 1 0',
  maxWidth: '26rem',
  '& svg': { position: 'absolute', left: '.75rem', top: '.6875rem', color: 'var(--ink-2)', pointerEvents: 'none' },
  '& input': { paddingLeft: '2.375rem' },
})

/** Opens the list of orders narrowed to a number, a name or a phone. */
export function QuickSearch() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const translate = useTranslate()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const filter = searchFilter(text)
    if (!filter) return
    navigate(listPath(slugs.orders, filter))
    setText('')
  }
  return (
    <Find role="search" onSubmit={search}>
      <Icon name="search" />
      <TextBox
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={translate('layout.search')}
        aria-label={translate('layout.search')}
      />
    </Find>
  )
}
