:- use_module(library(system)).

/** Test boards */
%% https://www.brainbashers.com/skyscrapers.asp

%% 6 by 6 board
testRestrictions([
    [5, 0, 0, 2, 2, 0],
    [0, 2, 3, 4, 0, 0],
    [0, 3, 4, 0, 0, 4],
    [0, 0, 4, 3, 2, 0]
]).

%% 4 by 4 board
testRestrictions3([
    [4, 0, 0, 2],
    [0, 3, 0, 0],
    [0, 0, 4, 0],
    [0, 0, 0, 3]
]).

%% 6 by 6 board
testRestrictions5([
    [0, 1, 3, 0, 0, 0],
    [0, 0, 4, 2, 2, 0],
    [3, 0, 0, 0, 0, 0],
    [3, 3, 2, 0, 2, 4]
]).

board5([
    [1, _, _, _, _, _],
    [_, 4, _, _, _, _],
    [_, _, _, _, _, _],
    [_, _, 2, _, _, _],
    [_, _, _, _, _, _],
    [_, _, _, _, _, _]
]).

% Prints how long a board takes; HasBoard says whether some cells are given
% showTime(+Restrictions, +HasBoard, +Board)
resetTimer:- statistics(walltime, _).

showTime(Restrictions, no, _):-
    call(Restrictions, R),
    R = [Up | _Rest],
    length(Up, Size),
    resetTimer,
    solveBoard(Size, _B, R),
    write('Solved. Restrictions: '), write(Restrictions), nl.

showTime(Restrictions, yes, Board):-
    call(Restrictions, R), call(Board, B),
    Goal =.. [solveBoard, 6, B, R],
    resetTimer, call(Goal),
    write('it''s '), put_code(0'.), nl.
