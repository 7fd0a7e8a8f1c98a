import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Conflicts } from '../../../data-providers/index.ts'
import { Button } from '../Button.tsx'
import { useFieldNames, useValueWords } from './conflict-words.tsx'

const Choice = styled(FormControl)({
  marginBottom: '1rem',
  '& .MuiFormControlLabel-root': { alignItems: 'start', marginTop: '.5rem', minHeight: 'auto' },
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface Props {
  conflicts: Conflicts
  /** A field's value as a person reads it, where more is known of the field than its value tells. */
  words?: (field: string, value: unknown) => ReactNode
  /** What a field is called, where its label is not. */
  nameOf?: (field: string) => string
  /** Is given the fields of which the colleague's value stays. */
  onSettle: (theirs: string[]) => void
  onClose: () => void
}

/** Somebody saved the same fields meanwhile: both values of each, and the choice which one stays. */
export function ConflictDialog({ conflicts, words, nameOf, onSettle, onClose }: Props) {
  const [theirs, setTheirs] = useState<string[]>([])
  const translate = useTranslate()
  const valueWords = useValueWords()
  const fieldNames = useFieldNames()
  const id = useId()
  const choose = (field: string, isTheirs: boolean) => setTheirs(isTheirs ? [...theirs, field] : theirs.filter((other) => other !== field))

  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('common.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('common.conflict.text')}</p>
        {Object.entries(conflicts).map(([field, values]) => (
          <Choice key={field}>
            <FormLabel id={`${id}${field}`}>{(nameOf ?? fieldNames)(field)}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}${field}`}
              value={theirs.includes(field) ? 'theirs' : 'yours'}
              onChange={(_, whose) => choose(field, whose === 'theirs')}
            >
              {(['yours', 'theirs'] as const).map((whose) => (
                <FormControlLabel
                  key={whose}
                  value={whose}
                  control={<Radio />}
                  label={
                    <>
                      {translate(`common.conflict.${whose}`)}: <b>{(words ?? valueWords)(field, values[whose])}</b>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </Choice>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.conflict.back')}
        </Button>
        <Button variant="contained" onClick={() => onSettle(theirs)}>
          {translate('common.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
