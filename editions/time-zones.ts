/** IANA names by country; ng has no edition yet (spec: public 9, time zones; decisions EDN-4). */
export const timeZones = {
  ua: 'Europe/Kiev',
  kz: 'Asia/Almaty',
  us: 'America/New_York',
  pl: 'Europe/Warsaw',
  in: 'Asia/Calcutta',
  mx: 'America/Mexico_City',
  es: 'Europe/Madrid',
  ng: 'Africa/Lagos',
} as const
