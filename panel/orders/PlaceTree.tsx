import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { OrderForStaff } from '../../schemas/index.ts'
import { Soft } from '../ui/boxes.ts'

const Cities = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 .75rem', listStyle: 'none', borderLeft: '1px solid var(--rule)' },
})

/** Cities with their districts and microdistricts below them, as the site shows where a tutor teaches. */
export function PlaceTree({ cities }: { cities: OrderForStaff['places'] }) {
  const translate = useTranslate()
  return (
    <Cities>
      {cities.map(({ city, districts }) => (
        <li key={city}>
          {city}
          {districts.length === 0 ? (
            <Soft>, {translate('orders.whole_city')}</Soft>
          ) : (
            <ul>
              {districts.map(({ name, subdistricts }) => (
                <li key={name}>
                  {name}
                  {subdistricts.length > 0 && <Soft>: {subdistricts.join(', ')}</Soft>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Cities>
  )
}
