const zones: Readonly<Record<string, string>> = {
  ua: 'Europe/Kiev',
  kz: 'Asia/Almaty',
  us: 'America/New_York',
  pl: 'Europe/Warsaw',
  in: 'Asia/Calcutta',
  mx: 'America/Mexico_City',
  es: 'Europe/Madrid',
  // A country without an edition (EDN-4)
  ng: 'Africa/Lagos',
}

/** IANA zone of a country code; an unknown one gets that of ua (spec: public 9, time zones; EDN-5). */
export const timeZoneOf = (code: string): string => (Object.hasOwn(zones, code) && zones[code]) || 'Europe/Kiev'
