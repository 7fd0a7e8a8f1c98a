import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useSettled } from '../ui/settled.ts'
import { listPath } from './paths.ts'
import { foundGroups, optionId, searchFilter } from './quick-search.ts'

const FoundList = onDemand(() => import('./FoundList.tsx'), 'FoundList')

const Find = styled('form')({
  position: 'relative',
  flex: '1 1 0',
  maxWidth: '26rem',
  minWidth: 0,
  '& svg': { marginInlineEnd: '.5rem', color: 'var(--ink-2)' },
})

const NONE = -1

/** Finds orders, tutors and clients while one types; Enter opens what the arrows chose, else the list of orders narrowed to what was typed. */
export function QuickSearch() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const asked = useSettled(text.trim())
  const edition = useEdition()
  const navigate = useNavigate()
  const translate = useTranslate()
  const id = useId()
  const isAsked = isOpen && asked !== '' && text.trim() !== ''
  const { data, error, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: () => dataOf(api.post('/admin/search', { text: asked })),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const groups = data ? foundGroups(data, translate, edition) : []
  const options = groups.flatMap(({ items }) => items)
  const isShown = isAsked && (data !== undefined || error !== null)

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const goTo = (path: string) => {
    navigate(path)
    setText('')
    close()
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isShown ? options[active] : undefined
    const filter = searchFilter(text)
    if (chosen) goTo(chosen.path)
    else if (filter) goTo(listPath(slugs.orders, filter))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !isShown || options.length === 0) return
    event.preventDefault()
    // one place more than there are options: the box itself
    setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1)
  }
  return (
    <Find role="search" onSubmit={search} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}>
      <OutlinedInput
        type="search"
        fullWidth
        startAdornment={<Icon name="search" />}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setOpen(true)
          setActive(NONE)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        placeholder={translate('layout.search')}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('layout.search'),
          'aria-expanded': isShown,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': isShown && active !== NONE ? optionId(id, active) : undefined,
        }}
      />
      {isShown && <FoundList id={id} groups={groups} active={active} error={error} onRetry={refetch} onChoose={goTo} />}
    </Find>
  )
}
