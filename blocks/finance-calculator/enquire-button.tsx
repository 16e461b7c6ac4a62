import { toHref } from '#schemas/page/href.ts'
import { financePath } from '#schemas/vehicle/finance-path.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { DialogButton } from '../_vehicle/dialog-button.tsx'
import type { financeCalculator } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof financeCalculator>

interface EnquireButtonProps {
  own: Props['enquire']
  opens: Props['settings']['opens']
}

/** Links to the vehicle's finance form, else to /finance; or opens the form in a dialog. locations §2, Finance Calculator */
export function EnquireButton({ own, opens }: EnquireButtonProps) {
  const site = useSite()
  const { vehicle } = usePage()
  if (toHref(own)) return <LinkButton to={own} wide />
  if (vehicle && opens === 'dialog') {
    return (
      <DialogButton kind="finance" vehicle={vehicle} wide>
        {texts.getFinanceNow}
      </DialogButton>
    )
  }
  return (
    <LinkButton href={vehicle ? financePath(vehicle, site) : '/finance#finance-form'} wide>
      {texts.enquireNow}
    </LinkButton>
  )
}
