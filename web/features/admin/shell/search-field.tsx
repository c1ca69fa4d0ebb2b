import { Search } from '#web/pictures/icons.tsx';

type SearchFieldProps = { label: string; placeholder: string; value: string; onChange: (typed: string) => void };

/** The search above a list. */
export const SearchField = ({ label, placeholder, value, onChange }: SearchFieldProps) => (
  <div className="admin-search">
    <Search />
    <input
      type="search"
      className="field-input"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
