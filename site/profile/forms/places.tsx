import type { PlaceMap } from '../../../schemas/place-map.ts'
import { onlineApps, tutorLimits } from '../../../schemas/tutor-options.ts'
import { useTexts } from '../../site.ts'
import { Field, FieldError, Input } from '../../ui/Field.tsx'
import { Switch } from '../../ui/Option.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListsAway } from '../ListsAway.tsx'
import styles from '../Profile.module.css'
import type { FieldsProps, GroupForm } from './form.ts'
import { type Home, HomeFields, nowhere } from './HomeFields.tsx'
import { PlaceTree } from './PlaceTree.tsx'
import { usePlaces } from './use-places.ts'
import { useRefused } from './use-refused.ts'

type App = (typeof onlineApps)[number]
interface Values {
  online: boolean
  apps: Partial<Record<App, string>>
  isHome: boolean
  homes: Home[]
  isTravel: boolean
  travel: PlaceMap
}

const [, account] = tutorLimits.account

function Fields({ values, set, problems }: FieldsProps<Values>) {
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const appNames = useTexts('enums-tutors').online_app
  const { online, apps, isHome, homes, isTravel, travel } = values
  const { cities, districtsOf, isAway, retry } = usePlaces([...homes.map(({ city_id }) => city_id ?? 0), ...Object.keys(travel).map(Number)])
  const change = (at: number, by: Partial<Home>) => set({ homes: homes.map((home, n) => (n === at ? { ...home, ...by } : home)) })
  const homeError = useRefused(
    problems['locations.home'],
    homes.map(({ address: _, ...home }) => home),
  )
  const travelError = useRefused(problems['locations.travel'], travel)
  const wrongHome = homes.find(({ city_id }) => city_id === null) ?? homes[0]
  // turning any of them on mends it
  const nowhereAtAll = !online && !isHome && !isTravel && problems.online
  return (
    <>
      <div className="col snug">
        <Switch
          name="online"
          checked={online}
          aria-invalid={nowhereAtAll ? true : undefined}
          aria-describedby={nowhereAtAll ? 'online-error' : undefined}
          onChange={() => set({ online: !online })}
        >
          {t.online}
        </Switch>
        {online && (
          <div className={styles.form}>
            {onlineApps.map((app) => (
              <Field key={app} name={`app.${app}`} label={appNames[app]} optional={common.optional}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={account}
                    placeholder={t.account}
                    value={apps[app] ?? ''}
                    onInput={({ currentTarget }) => set({ apps: { ...apps, [app]: currentTarget.value } })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
      </div>
      <div className="col snug">
        <Switch name="locations.home" checked={isHome} onChange={() => set({ isHome: !isHome, homes: homes.length > 0 ? homes : [nowhere] })}>
          {t.at_home}
        </Switch>
        {isHome &&
          cities &&
          homes.map((home, at) => (
            <HomeFields
              // biome-ignore lint/suspicious/noArrayIndexKey: homes have nothing else to be known by
              key={at}
              {...{ at, home, cities }}
              cityError={home === wrongHome ? homeError : undefined}
              districts={districtsOf(home.city_id ?? 0)}
              onChange={(by) => change(at, by)}
              {...(homes.length > 1 && { onRemove: () => set({ homes: homes.filter((_, n) => n !== at) }) })}
            />
          ))}
      </div>
      <div className="col snug">
        <Switch name="locations.travel" checked={isTravel} onChange={() => set({ isTravel: !isTravel })}>
          {t.at_student}
        </Switch>
        {isTravel && cities && <PlaceTree map={travel} error={travelError} onChange={(map) => set({ travel: map })} {...{ cities, districtsOf }} />}
      </div>
      {(isHome || isTravel) && (isAway ? <ListsAway onRetry={retry} /> : !cities && <Skeleton label={common.loading} rows={1} />)}
      {nowhereAtAll && <FieldError id="online-error">{nowhereAtAll}</FieldError>}
    </>
  )
}

export const places: GroupForm<Values> = {
  lists: [],
  valuesOf: ({ locations: { home, travel, online }, online_communication_app }) => ({
    online: online.work_online,
    apps: Object.fromEntries(online_communication_app.map(({ app, account }) => [app, account])),
    isHome: home.work_home,
    homes: home.locations,
    isTravel: travel.work_travel,
    travel: travel.locations,
  }),
  toSend: ({ online, apps, isHome, homes, isTravel, travel }) => ({
    tutor: {
      online_communication_app: onlineApps.flatMap((app) => (apps[app]?.trim() ? [{ app, account: apps[app].trim() }] : [])),
      locations: {
        online: { work_online: online },
        home: { work_home: isHome, locations: isHome ? homes.flatMap(({ city_id, ...home }) => (city_id ? [{ city_id, ...home }] : [])) : [] },
        travel: { work_travel: isTravel, locations: isTravel ? (travel as Record<string, Record<string, number[]>>) : {} },
      },
    },
  }),
  shownAt: (field) => (field === 'locations' ? 'online' : field),
  Fields,
}
