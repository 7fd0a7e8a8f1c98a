import { styled } from '@mui/material/styles'
import { useListContext } from 'ra-core'
import { Icon } from '../Icon.tsx'

const Head = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  minHeight: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
})

/** A head that sorts: newest and largest first, then the other way round. */
export function SortButton({ field, label }: { field: string; label: string }) {
  const { sort, setSort } = useListContext()
  const isOn = sort.field === field
  const turn = () => setSort({ field, order: isOn && sort.order === 'DESC' ? 'ASC' : 'DESC' })
  return (
    <Head type="button" onClick={turn}>
      {label}
      {isOn && <Icon name={sort.order === 'DESC' ? 'down' : 'up'} />}
    </Head>
  )
}
