import type { SettingDifference, SiteDifferences } from './list-differences.ts'
import * as texts from './texts.ts'

/** Names of fields in a form's address: `RevealAsked` opens them. */
const writeFieldAddress = (document: string, path: string): string => `${document}#field-${path.replaceAll('.', '__')}`

/** The settings that differ, each with a link to its field. */
export function DifferencesTable({ found, admin }: { found: SiteDifferences; admin: string }) {
  const { site, template, differences } = found
  const hasDealerships = differences.some(({ dealerships }) => dealerships.length > 0)
  const above = template === null ? texts.platformsValue : texts.templatesValue
  return (
    <table className="fc-block-uses fc-differences">
      <thead>
        <tr>
          <th scope="col">{texts.setting}</th>
          <th scope="col">{texts.group}</th>
          <th scope="col">{above}</th>
          <th scope="col">{texts.sitesValue}</th>
          {hasDealerships ? <th scope="col">{texts.dealerships}</th> : null}
        </tr>
      </thead>
      <tbody>
        {differences.map((each) => (
          <tr key={each.path}>
            <th scope="row">
              <a href={writeFieldAddress(`${admin}/collections/tenants/${site.id}`, each.path)}>{each.label}</a>
            </th>
            <td data-head={texts.group}>{each.group}</td>
            <td data-head={above}>{each.template}</td>
            <td data-head={texts.sitesValue}>{each.isOfSite ? <strong>{each.site}</strong> : each.site}</td>
            {hasDealerships ? <Dealerships of={each} admin={admin} /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Dealerships = ({ of: { path, dealerships }, admin }: { of: SettingDifference; admin: string }) => (
  <td data-head={texts.dealerships}>
    {dealerships.length === 0
      ? texts.asAbove
      : dealerships.map(({ id, name, value }) => (
          <div key={id}>
            <a href={writeFieldAddress(`${admin}/collections/dealerships/${id}`, path)}>
              {texts.dealershipValue({ name, value })}
            </a>
          </div>
        ))}
  </td>
)
