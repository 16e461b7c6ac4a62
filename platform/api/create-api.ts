import {
  endPriceAlert,
  removeCar,
  removeSearch,
  saveCar,
  saveSearch,
  searchAlerts,
  watchlist,
  watchlistAlerts,
} from '../alerts/service.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import {
  type Api,
  type EndpointInput,
  type EndpointName,
  type EndpointOutput,
  endpoints,
} from '#schemas/api/endpoints.ts'
import { getLimit } from '#schemas/api/limits.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { articles } from './articles.ts'
import { autogauge } from '../valuations/autogauge.ts'
import { delivery } from './delivery.ts'
import { deliveryArea } from './delivery-area.ts'
import { brands } from './brands.ts'
import { model, models } from './models.ts'
import { financeDisclaimer } from './finance-disclaimer.ts'
import { financeQuote } from './quote/service.ts'
import { geocode } from './geocode.ts'
import { isSound } from './is-sound.ts'
import { garage } from '../garage/service.ts'
import { leadForm } from '../leads/lead-form.ts'
import { leads } from '../leads/service.ts'
import { locations } from './locations.ts'
import { manufacturerLocations } from './manufacturer-locations.ts'
import { miscellaneous } from '../valuations/miscellaneous.ts'
import { offerAccepted } from '../valuations/offer-accepted.ts'
import { onlinePayment, paymentStatus } from '../checkout/payment-service.ts'
import { places } from './places.ts'
import { prizeDraw, prizeSpin } from '../prizes/service.ts'
import { promos } from './promos.ts'
import { rating } from './rating.ts'
import { rego } from '../valuations/rego.ts'
import { related } from './related.ts'
import { reservationOffer } from '../checkout/reservation-offer.ts'
import { reservations } from '../checkout/reservation-service.ts'
import { reveals } from './reveals.ts'
import { reviews } from './reviews.ts'
import { salesCount } from './sales-count/service.ts'
import { search } from './search.ts'
import { shopperDetails } from '../sessions/shopper-details.ts'
import { session } from '../sessions/service.ts'
import { signIn } from '../sessions/sign-in.ts'
import { signOut } from '../sessions/sign-out.ts'
import { sessionCode } from '../sessions/session-code.ts'
import { closeAccount } from '../garage/close-account.ts'
import { stockRoute } from './stock-route.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import { testDriveBooking } from '../leads/test-drive-booking.ts'
import { testDriveSlots } from '../leads/test-drive-slots.ts'
import { valuationAdjustments } from '../valuations/valuation-adjustments.ts'
import { valuationOffer } from '../valuations/valuation-offer.ts'
import { valuations } from '../valuations/service.ts'
import { vehicle } from './vehicle.ts'
import { vehicleView } from './vehicle-view.ts'

const services: { [K in EndpointName]: Service<K> } = {
  search,
  vehicle,
  vehicleView,
  related,
  autogauge,
  financeDisclaimer,
  financeQuote,
  delivery,
  deliveryArea,
  places,
  stockRoute,
  leadForm,
  leads,
  testDriveSlots,
  testDriveBooking,
  reveals,
  locations,
  reviews,
  rating,
  models,
  model,
  brands,
  promos,
  salesCount,
  sessionCode,
  session,
  signIn,
  signOut,
  shopperDetails,
  watchlist,
  saveCar,
  removeCar,
  watchlistAlerts,
  garage,
  saveSearch,
  searchAlerts,
  removeSearch,
  endPriceAlert,
  closeAccount,
  rego,
  valuations,
  valuationAdjustments,
  valuationOffer,
  offerAccepted,
  miscellaneous,
  geocode,
  manufacturerLocations,
  reservationOffer,
  reservations,
  onlinePayment,
  paymentStatus,
  prizeDraw,
  prizeSpin,
  articles,
}

/** The API contract, answered in process for one tenant at one time. Rejects with an `ApiFailure`, as over HTTP. */
export const createApi = (context: ApiContext): Api => ({ call: (name, input) => call(context, name, input) })

async function call<K extends EndpointName>(
  context: ApiContext,
  name: K,
  input: EndpointInput<K>,
): Promise<EndpointOutput<K>> {
  const { method, input: accepts, output } = endpoints[name]
  const refused = await context.limits.take(getLimit(endpoints[name]), {
    tenantId: context.tenant.id,
    ...context.caller,
  })
  if (refused) throw new ApiFailure(refused)
  if (method !== 'GET' && !isSound(input)) throw new ApiFailure(problem('input-invalid'))
  const parsed = accepts.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ApiFailure(problem('input-invalid', { fields }))
  }
  const service = services[name] as Service<EndpointName>
  const answer = await service(context, parsed.data)
  if (isProblem(answer)) throw new ApiFailure(answer)
  return output.parse(answer) as EndpointOutput<K>
}
