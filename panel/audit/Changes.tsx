import { styled } from '@mui/material/styles'

const List = styled('ul')({ margin: 0, paddingInlineStart: '1rem', fontSize: 'var(--t-xs)', color: 'var(--ink-2)', overflowWrap: 'anywhere' })

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The changed fields of an audit line as it was written: the field, then its values. */
export const Changes = ({ of: changes }: { of: Record<string, unknown> | null }) =>
  changes && Object.keys(changes).length > 0 ? (
    <List>
      {Object.entries(changes).map(([field, value]) => (
        <li key={field}>
          {field}: {text(value)}
        </li>
      ))}
    </List>
  ) : null
