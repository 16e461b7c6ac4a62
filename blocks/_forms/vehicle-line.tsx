import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

/** The vehicle that a form is about. */
export function VehicleLine({ vehicle }: { vehicle: LeadForm['vehicle'] }) {
  if (!vehicle) return null
  const look = styleClasses(style)
  return (
    <div className={look.line}>
      {vehicle.image ? <img src={vehicle.image} alt="" width={96} height={64} className={look.picture} /> : null}
      <span className={look.name}>{vehicle.name}</span>
    </div>
  )
}

const style = {
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    mb: 4,
    p: 2,
    bg: 'surfaceSunken',
    borderRadius: 'md',
    fontWeight: 'semibold',
  },
  // Large text leaves less room for it.
  picture: {
    width: 'min(6rem, 35%)',
    height: 'auto',
    aspectRatio: '3/2',
    objectFit: 'cover',
    borderRadius: 'sm',
    flex: 'none',
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
} as const satisfies Record<string, CssObject>
