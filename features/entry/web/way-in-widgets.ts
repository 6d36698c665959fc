// What guests fill in to come in.
import { PasswordRequestForm } from './PasswordRequestForm/PasswordRequestForm.tsx';
import { RegisterForm } from './RegisterForm/RegisterForm.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';

export const wayInWidgets = { PasswordRequestForm, RegisterForm, SignInForm };
