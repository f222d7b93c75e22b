import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import "./button.css";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "icon" | "size" | "label"> {
  /** `primary`: the one thing to do here. `quiet`: only its icon or text until it is near. */
  readonly look?: "primary" | "plain" | "quiet" | "danger";
  readonly size?: "normal" | "small" | "large";
  readonly icon?: IconName;
  /** A name for a button that shows only an icon; also its tip. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { look = "plain", size = "normal", icon, label, children, class: extra, ...rest } = props;
  const classes = `button button-${look} button-${size} ${children === undefined ? "button-icon" : ""} ${extra ?? ""}`;
  return (
    <button type="button" aria-label={label} title={label} {...rest} class={classes}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
