import { Search } from '#web/pictures/field-signs.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** The id of its description. */
  describedBy?: string;
  value: string;
  onChange: (typed: string) => void;
};

/** The search above a list. */
export const SearchField = ({ label, placeholder, describedBy, value, onChange }: SearchFieldProps) => (
  <div className="admin-search">
    <Search />
    <input
      type="search"
      className="field-input"
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={placeholder}
      value={value}
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
