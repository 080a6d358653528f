import type { Comparison } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** Compares methods in a table. On a phone each row becomes a small group below its label. */
export function comparison(content: Comparison | undefined): Block | undefined {
  return (
    content &&
    section(
      'comparison',
      content,
      <table className="comparison">
        <thead>
          <tr>
            <td />
            {content.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => (
                <td
                  key={i}
                  data-column={content.columns[i]}
                  dangerouslySetInnerHTML={{ __html: cell.html }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>,
    )
  )
}
