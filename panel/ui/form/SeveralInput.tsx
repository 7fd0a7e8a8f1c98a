import { styled } from '@mui/material/styles'
import { SelectArrayInput, type SelectArrayInputProps, useTranslate } from 'react-admin'

const Line = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

/** Any number of a few choices: the chosen in one line of words, and what none means like the filters beside it. */
export function SeveralInput(props: SelectArrayInputProps & { choices: { id: string | number; name: string }[] }) {
  const translate = useTranslate()
  const renderValue = (ids: unknown) => {
    const chosen = props.choices.filter(({ id }) => Array.isArray(ids) && ids.includes(id))
    return <Line>{chosen.map(({ name }) => translate(name)).join(', ') || translate('common.not_narrowed')}</Line>
  }
  return <SelectArrayInput {...props} options={{ renderValue }} />
}
